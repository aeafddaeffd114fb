/** The ways in which the application writes a date: "24 Nov 2026, 14:05", "24 November 2026", "24 Nov 2026", "24 November", "Tuesday". */
const WRITTEN = {
  moment: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  day: { dateStyle: 'long' },
  shortDay: { dateStyle: 'medium' },
  dayOfYear: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/**
 * Writes a moment, or its time of day, with the name of its time zone: "31 Dec 2026, 23:59 CET". For times by which
 * something has to be done: who reads them may be elsewhere than who set them.
 */
export function writeZoned(
  at: Date,
  locale: string,
  written: 'moment' | 'clock' = 'moment',
  timeZone?: string,
): string {
  const named = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', ...(timeZone ? { timeZone } : {}) });
  const zone = named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return [dateFormat(locale, written, timeZone).format(at), zone].filter(Boolean).join(' ');
}

/** Writes dates in a language (`common.dates` of its texts), in a time zone (if none is given, the reader's own). */
export function dateFormat(
  locale: string,
  written: keyof typeof WRITTEN = 'moment',
  timeZone?: string,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...WRITTEN[written], ...(timeZone ? { timeZone } : {}) });
}
