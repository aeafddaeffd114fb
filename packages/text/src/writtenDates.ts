const moment: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** "24 November 2026". `dates` is the locale of the letter. */
export const writeDay = (at: Date, dates: string, timeZone: string) =>
  at.toLocaleDateString(dates, { dateStyle: 'long', timeZone });

/** "24 November 2026 at 14:05 CET" */
export const writeMoment = (at: Date, dates: string, timeZone: string) =>
  at.toLocaleString(dates, { ...moment, timeZone });

/** "14:05 CET" */
export const writeClock = (at: Date, dates: string, timeZone: string) =>
  at.toLocaleTimeString(dates, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone });
