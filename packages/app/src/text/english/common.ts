/** What more than one screen says. */
export const common = {
  /** BCP 47 tag that dates and numbers follow. */
  locale: 'en',
  loading: 'Loading...',
  tryAgain: 'Try again',
  percent: (value: number) => `${value} %`,
};
