/** What can be taken back for a while. */
export const undo = {
  region: 'Undo',
  undo: 'Undo',
  /** What the button does: "Undo: larynx.xdsl was deleted." */
  undoOf: (done: string) => `Undo: ${done}`,
  /** For those who listen. */
  announced: (done: string) => `${done} You can undo this for ten seconds.`,
};
