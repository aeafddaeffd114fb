import { dateFormat } from '@credence/text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "now", "5 minutes ago", "3 hours ago", "yesterday", and the day after a week. `justNow` is the word for "now". */
export function relativeTime(time: string, now: Date, locale: string, justNow: string): string {
  const past = Math.max(now.getTime() - Date.parse(time), 0);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (past < 2 * MINUTE) return justNow;
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), 'day');
  return dayOf(time, locale);
}

/** "18 Nov 2026" */
export function dayOf(time: string, locale: string): string {
  return dateFormat(locale, 'shortDay').format(new Date(time));
}
