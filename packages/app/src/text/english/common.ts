/** What more than one screen says. */
export const common = {
  /** BCP 47 tag that dates and numbers follow. */
  locale: 'en',
  loading: 'Loading...',
  listsFailed: 'Failed to fetch networks. Please try again.',
  tryAgain: 'Try again',
  percent: (value: number) => `${value} %`,
};
