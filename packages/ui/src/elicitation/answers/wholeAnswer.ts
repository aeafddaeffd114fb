/**
 * Whether a question is answered, asks about what cannot occur, or is beyond what this person can judge.
 * @since 0.1.0
 */
export type Standing = 'answered' | 'cannotOccur' | 'notMyField';
