import type { Ref } from 'react';
import { canAdd, currentCombination, remarksOf, rowsOf } from './combinationEditorReducer.js';
import { useEditor } from './EditorContext.js';
import { type EditorStep, stepBy } from './editorSteps.js';
import { StepDock } from './StepDock.js';
import { StepPage } from './StepPage.js';
import type { CombinationAnswers } from './useCombinationAnswers.js';
import type { Missing } from './useMissing.js';

interface CombinationStepsProps {
  step: EditorStep;
  answers: CombinationAnswers;
  missing: Missing;
  headingRef: Ref<HTMLHeadingElement>;
  /** Called to show another step, or the list. */
  onStep: (step: EditorStep | undefined) => void;
}

/** A step of making one combination, and the way to the next. */
export function CombinationSteps({ step, answers, missing, headingRef, onStep }: CombinationStepsProps) {
  const { state, dispatch } = useEditor();
  const current = currentCombination(state);
  const shares = answers.sharesOf(rowsOf(current), remarksOf(current));
  const goOn = (event: Event) => {
    const next = stepBy(step, 1);
    if (!canAdd(state)) return missing.tell('selectBeforeAdding', { reason: 'add', event });
    if (answers.refuses('add', event)) return;
    if (!next) dispatch({ type: 'add' }, event);
    onStep(next);
  };
  return (
    <>
      <StepPage
        step={step}
        sliders={answers.slidersOf(rowsOf(current), false)}
        shares={shares}
        headingRef={headingRef}
        onStep={onStep}
      />
      <StepDock
        step={step}
        shares={shares}
        message={missing.said}
        onNext={goOn}
        onBack={() => onStep(stepBy(step, -1))}
      />
    </>
  );
}
