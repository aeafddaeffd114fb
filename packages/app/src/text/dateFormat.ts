const DATE_AND_TIME: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Writes dates in the language of the page; English as in the reader's region, because 11/12 is two different days. */
export function dateFormat(language: string, options = DATE_AND_TIME): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(language), options);
}

/** The first English of the browser that names a region; else British, which spells out the month after the day. */
export function dateLocale(language: string, preferred = navigator.languages): string {
  return language === 'en' ? (preferred.find((each) => /^en-/i.test(each)) ?? 'en-GB') : language;
}
