import type { Text } from '../english.js';

export const common: Text['common'] = {
  locale: 'de',
  loading: 'Wird geladen …',
  tryAgain: 'Erneut versuchen',
  percent: (value) => `${value} %`,
};
