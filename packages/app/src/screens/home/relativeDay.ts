import { dateFormat } from '../../text/dateFormat.js';

const DAY = 24 * 60 * 60 * 1000;

/** "today", "yesterday", "3 days ago"; a date after a month. Counts calendar days. */
export function relativeDay(time: string, now: Date, locale: string): string {
  const then = new Date(time);
  if (Number.isNaN(then.getTime())) return '';

  const days = Math.round((midnight(then) - midnight(now)) / DAY);
  if (days > -30) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
  return dateFormat(locale, 'day').format(then);
}

function midnight(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
