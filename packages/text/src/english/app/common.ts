import { dates } from '../dates.js';

/** Texts shared by several screens. */
export const common = {
  /** BCP 47 tag for numbers and lists. */
  locale: 'en',
  /** BCP 47 tag for dates. */
  dates,
  loading: 'Loading...',
  listsFailed: 'Failed to fetch networks. Please try again.',
  /** By when answers are hoped for; of a day that is over, with how long ago that was. */
  byDay: (day: string) => `by ${day}`,
  byPastDay: (day: string, away: string) => `by ${day} (${away})`,
  /** In place of the name of somebody whose account was deleted. */
  formerUser: 'A former user',
  tryAgain: 'Try again',
  percent: (value: number | string) => `${value} %`,
};
