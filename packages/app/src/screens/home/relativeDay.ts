import { calendarDays } from '../../ground/text/calendarDays.js';
import { dateFormat } from '@credence/text';

/** "today", "yesterday", "3 days ago"; a date after a month. Counts calendar days. */
export function relativeDay(time: string, now: Date, locale: string): string {
  const then = new Date(time);
  if (Number.isNaN(then.getTime())) return '';

  const days = calendarDays(now, then);
  if (days > -30) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
  return dateFormat(locale, 'day').format(then);
}
