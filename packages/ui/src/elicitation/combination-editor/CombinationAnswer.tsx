import type { Standing } from '../answers/wholeAnswer.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ShareBar } from '../share-bar/ShareBar.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import type { CombinationRows } from './combinationEditorReducer.js';
import type { CombinationQuestion } from './editorTypes.js';

interface AnswerSlidersProps {
  question: CombinationQuestion;
  /** Level of the editor's heading, to which those of the questions belong. */
  headingLevel: 1 | 2 | 3;
}

/** The sliders of the open combination, and what is stored of them. */
function AnswerSliders({ question, headingLevel }: AnswerSlidersProps) {
  const { nodeName, states, values, startValues, order, remarks, precision, disabled, onValuesChange } = question;
  const { standing = 'answered' } = remarks;
  return (
    <>
      <ProbabilityQuestion
        nodeName={nodeName}
        states={states}
        values={values}
        startValues={startValues}
        order={order}
        standing={standing}
        disabled={disabled}
        precision={precision}
        onValuesChange={onValuesChange}
        onStandingChange={(next, details) =>
          question.onRemarksChange({ standing: next === 'answered' ? undefined : next }, details)
        }
        headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
      />
      {question.showShares && standing === 'answered' ? (
        <StoredShares
          states={states}
          values={values}
          startValues={startValues}
          order={order}
          precision={precision}
          onValuesChange={onValuesChange}
          disabled={disabled}
        />
      ) : null}
    </>
  );
}

interface AnswerSharesProps {
  nodeName: string;
  states: readonly string[];
  rows: CombinationRows;
  standing: Standing | undefined;
}

/** What a closed combination says: its distribution, or that there is none. */
function AnswerShares({ nodeName, states, rows, standing = 'answered' }: AnswerSharesProps) {
  return standing === 'answered' ? (
    <ShareBar states={states} {...rows} size="small" />
  ) : (
    <ProbabilityQuestion nodeName={nodeName} states={states} standing={standing} readOnly />
  );
}

export type CombinationAnswerProps = AnswerSlidersProps | AnswerSharesProps;

/** What the kit shows of a combination: sliders while it is open, and else what it says. */
export function CombinationAnswer(props: CombinationAnswerProps) {
  return 'question' in props ? <AnswerSliders {...props} /> : <AnswerShares {...props} />;
}
