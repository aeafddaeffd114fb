/** Whether a text cannot be stored or shown as one line: it holds a control character, or half of a character. */
export const isImpossibleLine = (text: string): boolean => /\p{Cc}/u.test(text) || !text.isWellFormed();
