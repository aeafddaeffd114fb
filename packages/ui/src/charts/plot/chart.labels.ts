/** What every chart says by itself. */
export const chartLabels = {
  /** What a screen reader calls it, after its name. */
  role: 'chart',
  /** How to go through it. */
  hint: 'The arrow keys go from value to value.',
  /** In place of a number where there is none. */
  noValue: 'no value',
  /** One value as it is spoken; `series` is empty where there is only one. */
  point: (category: string, series: string, value: string) =>
    series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`,
};
