import type { Text } from '../../english/app.js';

export const undo: Text['undo'] = {
  region: 'Rückgängig machen',
  undo: 'Rückgängig',
  undoOf: (done) => `Rückgängig: ${done}`,
  announced: (done) => `${done} Sie können das zehn Sekunden lang rückgängig machen.`,
};
