/** What the stored shares say. */
export const shareBarLabels = {
  /** A share, from its whole percent. */
  share: (percent: number) => (percent === 0 ? '< 1 %' : `${percent} %`),
  /** A state with its share, spoken. */
  stateShare: (share: string, state: string) => `${share} ${state}`,
  /** What stands before the shares in the dock. */
  weStore: 'We store',
  /** The shares in the dock, from their whole percents. */
  shares: (percents: readonly number[]) => `${percents.map((percent) => percent || '< 1').join(' / ')} %`,
  /** What stands there for more states than can be listed. */
  manyShares: (states: number) => `the shares of ${states} states`,
  /** What a bar of so many says, from those that stand out as they are spoken. */
  sharesOfMany: (states: number, largest: readonly string[]) =>
    largest.length === 0
      ? `the shares of ${states} states, each below 3 %`
      : `the shares of ${states} states; at least 3 % have: ${largest.join(', ')}`,
  /** The button that scales the answers. */
  makeItAHundred: 'Make it 100',
  /** The same button afterwards: takes it back. */
  undo: 'Undo',
};
