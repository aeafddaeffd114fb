import type { Standing } from '../answers/wholeAnswer.js';
import { WholeQuestion } from '../probability-question/WholeQuestion.js';
import { ShareBar } from '../share-bar/ShareBar.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import type { CombinationRows } from './combinationEditorReducer.js';
import type { Editor } from './EditorContext.js';
import type { CombinationQuestion } from './editorTypes.js';

interface AnswerSlidersProps {
  question: CombinationQuestion;
  /** Level of the editor's heading, to which those of the questions belong. */
  headingLevel: Editor['headingLevel'];
}

/** The sliders of the open combination, and what is stored of them. */
function AnswerSliders({ question, headingLevel }: AnswerSlidersProps) {
  const { nodeName, remarks, onRemarksChange, ...shown } = question;
  const { standing = 'answered' } = remarks;
  return (
    <>
      <WholeQuestion
        nodeName={nodeName}
        {...shown}
        standing={standing}
        onStandingChange={(next, details) =>
          onRemarksChange({ standing: next === 'answered' ? undefined : next }, details)
        }
        headingLevel={Math.min(6, headingLevel + 1) as Editor['headingLevel']}
      />
      {standing === 'answered' ? <StoredShares {...shown} /> : null}
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
    <WholeQuestion nodeName={nodeName} states={states} standing={standing} readOnly />
  );
}

export type CombinationAnswerProps = AnswerSlidersProps | AnswerSharesProps;

/** What the kit shows of a combination: sliders while it is open, and else what it says. */
export function CombinationAnswer(props: CombinationAnswerProps) {
  return 'question' in props ? <AnswerSliders {...props} /> : <AnswerShares {...props} />;
}
