/** Formats a time in a language and a time zone (if unknown, the reader's own); returns an invalid time unchanged. */
export function timeFormat(locale: string, timeZone: string | undefined): (timestamp: string) => string {
  const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
  const format = formatIn(locale, timeZone ? { ...options, timeZone } : options, options);
  return (timestamp) => {
    const time = new Date(timestamp);
    return Number.isNaN(time.getTime()) ? timestamp : format.format(time);
  };
}

function formatIn(locale: string, wanted: Intl.DateTimeFormatOptions, plain: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(locale, wanted);
  } catch {
    return new Intl.DateTimeFormat(locale, plain);
  }
}
