import type { ShareValues } from '../answers/share.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ShareBar } from '../share-bar/ShareBar.js';
import type { CombinationQuestion } from './editorTypes.js';

interface AnswerSlidersProps {
  question: CombinationQuestion;
  /** Level of the editor's heading, to which those of the questions belong. */
  headingLevel: 1 | 2 | 3;
}

/** The sliders of the open combination, and what is stored of them. */
function AnswerSliders({ question, headingLevel }: AnswerSlidersProps) {
  const { nodeName, states, values, remarks, precision, disabled } = question;
  const { standing = 'answered' } = remarks;
  return (
    <>
      <ProbabilityQuestion
        {...{ nodeName, states, values, standing, disabled }}
        precision={precision}
        onValuesChange={question.onValuesChange}
        onStandingChange={(next, details) =>
          question.onRemarksChange({ standing: next === 'answered' ? undefined : next }, details)
        }
        headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
      />
      {question.showShares && standing === 'answered' ? <ShareBar {...{ states, values }} /> : null}
    </>
  );
}

interface AnswerSharesProps {
  nodeName: string;
  states: readonly string[];
  values: ShareValues;
  standing: Standing | undefined;
}

/** What a closed combination says: its distribution, or that there is none. */
function AnswerShares({ nodeName, states, values, standing = 'answered' }: AnswerSharesProps) {
  return standing === 'answered' ? (
    <ShareBar {...{ states, values }} size="small" />
  ) : (
    <ProbabilityQuestion {...{ nodeName, states, standing }} readOnly />
  );
}

export type CombinationAnswerProps = AnswerSlidersProps | AnswerSharesProps;

/** What the kit shows of a combination: sliders while it is open, and else what it says. */
export function CombinationAnswer(props: CombinationAnswerProps) {
  return 'question' in props ? <AnswerSliders {...props} /> : <AnswerShares {...props} />;
}
