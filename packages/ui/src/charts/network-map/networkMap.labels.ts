/** What the picture of a network says. */
export const networkMapLabels = {
  /** The picture in one sentence. */
  summary: (nodes: string, done: string, progress: string) =>
    `Network: ${nodes} nodes, ${done} completed, ${progress} in progress`,
  /** The legend, and the state in the name of each node. */
  done: 'completed',
  progress: 'in progress',
  open: 'not started',
  none: 'not assessed',
  /** What the ring of a node in progress means. */
  progressKey: 'in progress, ring = share answered',
  /** Name of one node. */
  node: (label: string, status: string) => `${label}, ${status}`,
};
