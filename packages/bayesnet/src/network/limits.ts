/** The most a file may contain. Real files stay far below; anything above is refused while it is being read. */
export const limits = {
  /** Bytes of the file: 20 MB. */
  bytes: 20 * 1024 * 1024,
  /** Levels of nested elements. */
  depth: 64,
  elements: 200_000,
  /** Attributes of one element. */
  attributes: 32,
  /** Characters written as references, `&#233;` or `&amp;`: each takes the parser as long as ten characters. */
  references: 1_000_000,
  /** Characters of one attribute's value. */
  attributeValue: 65_536,
  /** Characters of one comment, one tag, or one captured text: the parser buffers them in memory. */
  piece: 524_288,
  /** Characters of the name of a node, a state, an element or an attribute. */
  name: 256,
  /** Characters kept of what a file says about the network, a node or a state; the rest is cut, not refused. */
  description: 4_000,
  /** Characters of the internal part of a DOCTYPE: 16 KiB. */
  doctype: 16_384,
  nodes: 5_000,
  /** States of one node. */
  states: 1_000,
  /** Probabilities of all tables together, be they written or follow from a default. */
  numbers: 2_000_000,
  /** Columns of a table in which those that cannot occur are told: the others are listed one by one then. */
  listedColumns: 4_096,
  /** Problems reported: this many errors and this many warnings. */
  problems: 50,
} as const;

/** How far off a number may be before it is reported. */
export const tolerances = {
  /** A probability this little below 0 is a rounding error and is read as 0: programs with numbers of 32 bits write -1.2e-7. */
  belowZero: 1e-6,
  /** A probability this little above 1 is a rounding error. */
  aboveOne: 1e-6,
  /** A column whose sum differs from 1 by more than this gets a warning; three times 0.33333 does not. */
  columnSum: 1e-5,
  /** A column of counts that adds up to 100 within this is one of percentages, which may be rounded. */
  percentSum: 0.01,
  /** A written column sums to 1 within this. */
  writtenSum: 1e-12,
} as const;
