/** What a file may hold at most. Real files stay far below; what is above is refused while it is being read. */
export const limits = {
  /** Bytes of the file: 20 MB. */
  bytes: 20 * 1024 * 1024,
  /** Elements inside each other. */
  depth: 64,
  elements: 200_000,
  /** Attributes of one element. */
  attributes: 32,
  /** Characters of one attribute's value. */
  attributeValue: 65_536,
  /** Characters of one comment, one tag, or one text that is read: the parser keeps them in memory piece by piece. */
  piece: 524_288,
  /** Characters of the name of a node, a state, an element or an attribute. */
  name: 256,
  /** Characters of the internal part of a DOCTYPE: 16 KiB. */
  doctype: 16_384,
  nodes: 5_000,
  /** States of one node. */
  states: 1_000,
  /** Probabilities of all tables together. */
  numbers: 2_000_000,
  /** Problems that are told: so many errors, and so many warnings. */
  problems: 50,
} as const;

/** What a number may be off before somebody is told. */
export const tolerances = {
  /** A probability this little below 0 is a rounding error and read as 0. */
  belowZero: 1e-9,
  /** A probability this little above 1 is a rounding error. */
  aboveOne: 1e-6,
  /** A column whose sum is further from 1 than this is a warning: hand-rounded thirds are not. */
  columnSum: 1e-5,
  /** A column that is written sums to 1 within this. */
  writtenSum: 1e-12,
} as const;
