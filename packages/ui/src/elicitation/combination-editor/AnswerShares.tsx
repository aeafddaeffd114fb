import type { ShareValues } from '../answers/share.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ShareBar } from '../share-bar/ShareBar.js';

export interface AnswerSharesProps {
  nodeName: string;
  states: readonly string[];
  values: ShareValues;
  standing: Standing | undefined;
}

/** What a closed combination says: its distribution, or that there is none. */
export function AnswerShares({ nodeName, states, values, standing = 'answered' }: AnswerSharesProps) {
  return standing === 'answered' ? (
    <ShareBar {...{ states, values }} size="small" />
  ) : (
    <ProbabilityQuestion {...{ nodeName, states, standing }} readOnly />
  );
}
