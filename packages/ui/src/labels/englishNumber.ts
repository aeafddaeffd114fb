/** A number as it is written in English. */
export const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 });
