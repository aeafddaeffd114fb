import { isQuestion } from '@credence/ui';

/** A node's name inside a sentence. */
export const named = (name: string): string => (isQuestion(name) ? `„${name.trim()}“` : name);
