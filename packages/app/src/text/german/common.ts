import type { Text } from '../english.js';

export const common: Text['common'] = {
  locale: 'de',
  loading: 'Wird geladen …',
  listsFailed: 'Die Netze konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
  percent: (value) => `${value} %`,
};
