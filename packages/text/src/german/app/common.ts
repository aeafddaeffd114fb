import type { Text } from '../../english/app.js';

export const common: Text['common'] = {
  locale: 'de',
  dates: 'de',
  loading: 'Wird geladen …',
  listsFailed: 'Die Netze konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  byDay: (day) => `bis ${day}`,
  byPastDay: (day, away) => `bis ${day} (${away})`,
  formerUser: 'Gelöschtes Konto',
  tryAgain: 'Erneut versuchen',
  percent: (value) => `${value} %`,
};
