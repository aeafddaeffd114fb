/** Compares texts in the order of a language: "2" before "10", and capitals as small letters. */
export const textOrder = (locale: string): ((one: string, other: string) => number) =>
  new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }).compare;
