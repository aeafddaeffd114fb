/** What an icon array says: it is one picture with one sentence. */
export const iconArrayLabels = {
  /** Its sentence. */
  people: (filled: number, total: number) => `${filled} of ${total} people`,
  /** Its sentence while nobody has answered. */
  peopleUnset: (filled: number, total: number) => `${filled} of ${total} people, the starting value`,
};
