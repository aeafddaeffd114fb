/** Actions that can be undone for a while. */
export const undo = {
  region: 'Undo',
  undo: 'Undo',
  /** The button's name: "Undo: larynx.xdsl was deleted." */
  undoOf: (done: string) => `Undo: ${done}`,
  /** For screen readers. */
  announced: (done: string) => `${done} You can undo this for ten seconds.`,
};
