/** How a language writes numbers and lists. */
export interface Written<Value> {
  format(value: Value): string;
}

/** Numbers as a language writes them, with the first of them: what writes them takes milliseconds to make. */
export const numbersIn = (locale: string): Written<number> => onceAsked(() => new Intl.NumberFormat(locale));

/** Lists as a language writes them, likewise. */
export const listsIn = (locale: string): Written<readonly string[]> => onceAsked(() => new Intl.ListFormat(locale));

function onceAsked<Value>(make: () => Written<Value>): Written<Value> {
  let made: Written<Value> | undefined;
  return { format: (value) => (made ??= make()).format(value) };
}
