import type { Text } from '../english.js';

export const common: Text['common'] = {
  locale: 'de',
  loading: 'Wird geladen …',
  listsFailed: 'Die Netze konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  byDay: (day) => `bis ${day}`,
  byPastDay: (day, away) => `bis ${day} (${away})`,
  formerUser: 'Gelöschtes Konto',
  tryAgain: 'Erneut versuchen',
  percent: (value) => `${value} %`,
};
