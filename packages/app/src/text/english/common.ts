/** Texts shared by several screens. */
export const common = {
  /** BCP 47 tag for formatting dates and numbers. */
  locale: 'en',
  loading: 'Loading...',
  listsFailed: 'Failed to fetch networks. Please try again.',
  tryAgain: 'Try again',
  percent: (value: number) => `${value} %`,
};
