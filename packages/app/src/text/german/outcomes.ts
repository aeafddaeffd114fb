import type { Text } from '../english.js';

export const outcomes: Text['outcomes'] = {
  unnamed: 'Es sind keine Ergebnisse benannt: Was keine Kinder hat, gilt als Ergebnis, jeweils im letzten Zustand.',
};
