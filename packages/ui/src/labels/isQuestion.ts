/**
 * "Jaundiced?" is a name, too: in a sentence it needs quotation marks, or the sentence ends in its middle.
 * @since 0.1.0
 * @experimental
 */
export const isQuestion = (name: string): boolean => /[?？؟]\s*$/.test(name);
