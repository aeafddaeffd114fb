const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'as many as before';
  return filled > compared ? `${filled - compared} more than before` : `${compared - filled} fewer than before`;
};

/** Texts of people compared with another answer. The others are `iconArrayLabels`. */
export const comparedPeopleLabels = {
  /** Its sentence when compared with another answer. */
  peopleCompared: (filled: number, total: number, compared: number) =>
    `${filled} of ${total} people, ${difference(filled, compared)}`,
};
