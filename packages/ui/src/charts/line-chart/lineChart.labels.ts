/** What line charts say by themselves. */
export const lineChartLabels = {
  /** What is to be seen, in one sentence; the ends are those of the axis. */
  summary: (points: string, from: string, to: string) => `A line through ${points}, on an axis from ${from} to ${to}.`,
  /** So many points. */
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
};
