/**
 * How certain somebody is of an answer.
 * @since 0.1.0
 */
export type Certainty = 'uncertain' | 'ratherUncertain' | 'ratherCertain' | 'certain';

/** From the least certain on. */
export const certainties = ['uncertain', 'ratherUncertain', 'ratherCertain', 'certain'] as const;

/** Whether a choice asks for an explanation. */
export const isUncertain = (choice: Certainty | null): boolean =>
  choice === 'uncertain' || choice === 'ratherUncertain';
