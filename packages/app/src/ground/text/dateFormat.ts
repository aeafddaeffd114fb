/** The ways in which the application writes a date: "24 Nov 2026, 14:05", "24 November 2026", "24 Nov 2026", "24 November", "Tuesday". */
const WRITTEN = {
  moment: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  day: { dateStyle: 'long' },
  shortDay: { dateStyle: 'medium' },
  dayOfYear: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Writes dates in the language of the page, in a time zone (if none is given, the reader's own). */
export function dateFormat(
  language: string,
  written: keyof typeof WRITTEN = 'moment',
  timeZone?: string,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(language), { ...WRITTEN[written], ...(timeZone ? { timeZone } : {}) });
}

/** English dates are British whatever the browser prefers: the month is a word after the day, and 11/12 is no riddle. */
export const dateLocale = (language: string) => (language === 'en' ? 'en-GB' : language);
