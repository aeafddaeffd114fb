const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'as many as before';
  return filled > compared ? `${filled - compared} more than before` : `${compared - filled} fewer than before`;
};

/** What an icon array says: it is one picture with one sentence. */
export const iconArrayLabels = {
  /** Its sentence. */
  people: (filled: number, total: number) => `${filled} of ${total} people`,
  /** Its sentence while nobody has answered. */
  peopleUnset: (filled: number, total: number) => `${filled} of ${total} people, the starting value`,
  /** Its sentence beside another answer. */
  peopleCompared: (filled: number, total: number, compared: number) =>
    `${filled} of ${total} people, ${difference(filled, compared)}`,
};
