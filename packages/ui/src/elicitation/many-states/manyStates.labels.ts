const numbers = new Intl.NumberFormat('en');

/** What a question with many states says. */
export const manyStatesLabels = {
  search: 'Find a state',
  found: (found: number, total: number) => `${numbers.format(found)} of ${numbers.format(total)}`,
  /** The button that leads to the next state without an answer, of which there are so many. */
  nextOpen: (open: number) => `Next unanswered (${numbers.format(open)})`,
  /** The button that gives every state without an answer the same share. */
  restEqually: (open: number) => `The rest share equally (${numbers.format(open)})`,
  /** Stands in place of the rows where the search leaves none. */
  none: (search: string) => `No state matches "${search}".`,
};
