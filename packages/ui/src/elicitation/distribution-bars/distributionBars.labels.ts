/** What the bars say. */
export const distributionBarsLabels = {
  /** Name of the region that scrolls sideways, from the name of the node. */
  region: (node: string) => `The bars of ${node}, from side to side`,
  /** The share above a bar. */
  share: (percent: number) => `${percent} %`,
  /** Said of a bar whose share is kept. */
  kept: (valueText: string) => `${valueText}, kept`,
  /** What is shown of the bar that was moved last. */
  caption: (state: string, share: string) => `${state}: ${share}, `,
  /** Stands there before anybody has moved one. */
  hint: 'Click or drag a bar. With a finger: tap it, or hold it and drag.',
};
