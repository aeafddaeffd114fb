import { calendarDays } from './calendarDays.js';
import { dateFormat } from '@credence/text';
import type { Text } from '@credence/text';

/** The day by which answers are hoped for. */
export interface DueDay {
  /** "Friday, 11 December"; with the year where that is not plain. */
  readonly day: string;
  /** "in 19 days", "tomorrow", "2 days ago" */
  readonly away: string;
  readonly isPast: boolean;
}

/** "Friday, 11 December", or short, for a list: "11 Dec 2026". */
type Written = 'long' | 'short';

/** From so many days on, a day without its year is a riddle. */
const FAR = 180;

/**
 * Writes a day by which answers are hoped for. It is the same day in all time zones.
 * @param dueOn `2026-12-11`; anything else is no day
 * @param dates the language of dates
 */
export function dueDay(
  dueOn: string | undefined,
  now: Date,
  dates: string,
  form: Written = 'long',
): DueDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(dueOn ?? '') ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  const days = calendarDays(now, date);
  const weekday = form === 'long' ? `${dateFormat(dates, 'weekday').format(date)}, ` : '';
  const written = dateFormat(dates, form === 'short' ? 'shortDay' : Math.abs(days) > FAR ? 'day' : 'dayOfYear').format(
    date,
  );
  return {
    day: `${weekday}${written}`,
    away: new Intl.RelativeTimeFormat(dates, { numeric: 'auto' }).format(days, 'day'),
    isPast: days < 0,
  };
}

/** "by Friday, 11 December"; of a day that is over, how long ago that was: "by Friday, 11 December (2 days ago)". Empty for no day. */
export function byDueDay(dueOn: string | undefined, now: Date, common: Text['common'], form?: Written): string {
  const due = dueDay(dueOn, now, common.dates, form);
  if (!due) return '';
  return due.isPast ? common.byPastDay(due.day, due.away) : common.byDay(due.day);
}
