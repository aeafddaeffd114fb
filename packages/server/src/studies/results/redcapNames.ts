/** Characters that REDCap advises as the most of a variable's name. */
export const LONGEST_NAME = 26;

/** Questions up to this number are called by it; 11 digits leave room for the longest ending. */
const LARGEST_PLAIN = 99_999_999_999;

/** The endings of the fields of a question, beside those of its states. */
export type FieldEnding = 'answer' | 'certain' | 'comment';

/**
 * What REDCap calls a field of a question: lower-case letters, digits and single underscores, a letter first, 26 at most.
 * It follows from node, question and state alone, and so is the same in every round: `n3_q12_s2`. A number of more than 11
 * digits is written in base 36, behind another letter: `n3_x2gosa7pa2gv_s2`.
 * @param nodeKey `n1` to `n5000`
 * @param iteration the number of the question
 * @param of an ending, or the place of a state, from 0
 */
export function fieldName(nodeKey: string, iteration: number, of: FieldEnding | number): string {
  const question = iteration > LARGEST_PLAIN ? `x${iteration.toString(36)}` : `q${iteration}`;
  return `${nodeKey}_${question}_${typeof of === 'number' ? `s${of + 1}` : of}`;
}

/** What REDCap calls the form of a node: its key, which tells it from all others, and what is left of its id in the file. */
export function formName(nodeKey: string, fileId: string): string {
  const readable = fileId
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^_/, '');
  return `${nodeKey}_${readable}`.slice(0, LONGEST_NAME).replace(/_$/, '');
}
