import type { Question } from '@credence/api-client';
import { ProbabilityQuestion, QuestionLayout } from '@credence/ui';
import { marks } from '../../features/meaning/questionMarks.js';
import { useText } from '../../ground/text/useText.js';
import { LoadingScreen } from '../../shell/layout/LoadingScreen.js';
import { Conditions, Lead } from './Conditions.js';
import { NameAndColon } from './Conditions.styles.js';

const parent = { display_name: marks.name, value: marks.value };

/** A question about a condition that is as before and one that is not. */
const drawn: Question = {
  node: { id: '', display_name: marks.title, vars: [] },
  parents: [parent, { ...parent, previous: marks.previous }],
  changes: [false, true],
  currentValues: [],
  currentIteration: 1,
  previousIteration: null,
  nextIteration: null,
  isLastIteration: true,
  answered: false,
  percentCompleted: 0,
  timeRemaining: 0,
};

/**
 * What the build draws of every question: while it is loading, and its head with the rows of its states, for the page's
 * script to show with the names and values as soon as it has them.
 */
export function FirstQuestion() {
  const { question: text } = useText();
  return (
    <>
      <LoadingScreen />
      <template data-lead-words={JSON.stringify(text.lead)}>
        <QuestionLayout
          title={marks.title}
          meaning=""
          lead={
            <>
              <Lead question={drawn} />
              {/* For each name that gives way. */}
              <NameAndColon />
            </>
          }
          conditions={<Conditions question={drawn} changeHref={undefined} introHref={undefined} />}
          // Its line holds the place of what the application says there.
          progress={{ percent: 0 }}
          onContinue={() => undefined}
          // The footer stays out of sight, as while it is loading.
          style={{ minBlockSize: '90dvh' }}
        >
          {/* Until the application is there, nothing could be set. */}
          <ProbabilityQuestion inert aria-hidden nodeName={marks.title} states={[marks.value, marks.value]} />
        </QuestionLayout>
      </template>
    </>
  );
}
