import type { ReactNode, Ref } from 'react';
import { Heading } from '../../foundations/text/Heading.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { FieldHint } from '../../foundations/fields/FieldMessages.styles.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Columns, Eyebrow } from './CombinationEditor.styles.js';
import { currentCombination } from './combinationEditorReducer.js';
import { useEditor } from './EditorContext.js';
import { type EditorStep, editorSteps } from './editorSteps.js';
import { ParentList } from './ParentList.js';
import { CombinationSentence } from './CombinationSentence.js';
import { StepCheck } from './StepCheck.js';
import { Told, Rail } from './StepPage.styles.js';

interface StepPageProps {
  step: EditorStep;
  onStep: (step: EditorStep) => void;
  /** The sliders of the combination. */
  sliders: ReactNode;
  /** Its distribution. */
  shares: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
}

/** A step of making one combination, on narrow pages. */
export function StepPage({ step, onStep, sliders, shares, headingRef }: StepPageProps) {
  const { node, state, headingLevel } = useEditor();
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const { selection } = currentCombination(state);

  return (
    <Columns>
      <div>
        <StepRail step={step} onStep={onStep} />
        <Eyebrow data-slot="node">
          <bdi>{node.name}</bdi>
          <span>{` · ${texts.combination(new Intl.NumberFormat(locale).format(state.current + 1))}`}</span>
        </Eyebrow>
        <Heading ref={headingRef} level={headingLevel} tabIndex={-1}>
          {texts.stepHeadings[step]}
        </Heading>
        {step === 'pick' ? (
          <>
            <FieldHint>{texts.pickHint}</FieldHint>
            <ParentList disabled={false} folding />
          </>
        ) : (
          <>
            <Told>
              <CombinationSentence selection={selection} />
            </Told>
            {step === 'shares' ? sliders : <StepCheck shares={shares} />}
          </>
        )}
      </div>
    </Columns>
  );
}

interface StepRailProps {
  step: EditorStep;
  onStep: (step: EditorStep) => void;
}

/** Where one is between picking states and saving; the steps taken lead back. */
function StepRail({ step, onStep }: StepRailProps) {
  const { steps, stepNames } = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const now = editorSteps.indexOf(step);
  return (
    <Rail aria-label={steps}>
      {editorSteps.map((each, index) => (
        <li key={each} aria-current={index === now ? 'step' : undefined} data-past={index < now ? '' : undefined}>
          {index < now ? (
            <button type="button" onClick={() => onStep(each)}>
              {stepNames[each]}
            </button>
          ) : (
            stepNames[each]
          )}
        </li>
      ))}
    </Rail>
  );
}
