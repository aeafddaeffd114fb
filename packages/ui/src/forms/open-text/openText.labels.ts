/** What large text fields say by themselves. */
export const openTextLabels = {
  /** How much may still be written. The number comes twice: to choose the words by, and as it is written. */
  left: (count: number, written: string) => (count === 1 ? '1 character left' : `${written} characters left`),
};
