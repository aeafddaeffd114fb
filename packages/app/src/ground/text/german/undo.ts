import type { Text } from '../english.js';

export const undo: Text['undo'] = {
  region: 'Rückgängig machen',
  undo: 'Rückgängig',
  undoOf: (done) => `Rückgängig: ${done}`,
  announced: (done) => `${done} Sie können das zehn Sekunden lang rückgängig machen.`,
};
