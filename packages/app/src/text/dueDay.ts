import { calendarDays } from './calendarDays.js';
import { dateFormat } from './dateFormat.js';

/** The day by which answers are hoped for. */
export interface DueDay {
  /** "Friday, 11 December"; with the year where that is not plain. */
  readonly day: string;
  /** "in 19 days", "tomorrow", "2 days ago" */
  readonly away: string;
  readonly isPast: boolean;
}

/** From so many days on, a day without its year is a riddle. */
const FAR = 180;

/**
 * Writes a day by which answers are hoped for. It is the same day in all time zones.
 * @param dueOn `2026-12-11`; anything else is no day
 */
export function dueDay(dueOn: string | undefined, now: Date, language: string): DueDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(dueOn ?? '') ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  const days = calendarDays(now, date);
  const written = dateFormat(language, Math.abs(days) > FAR ? 'day' : 'dayOfYear').format(date);
  return {
    day: `${dateFormat(language, 'weekday').format(date)}, ${written}`,
    away: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day'),
    isPast: days < 0,
  };
}
