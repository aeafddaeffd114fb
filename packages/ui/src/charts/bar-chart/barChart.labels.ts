/** What bar charts say by themselves. */
export const barChartLabels = {
  /** What is to be seen, in one sentence; `most` is empty where no value stands out. */
  summary: (categories: string, series: string, most: string) =>
    `Bars for ${categories}${series ? ` of ${series}` : ''}.${most ? ` The largest: ${most}.` : ''}`,
  /** So many categories. */
  categories: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
};
