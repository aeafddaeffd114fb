import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { type EditorStep, editorSteps } from './editorSteps.js';
import { Rail } from './StepPage.styles.js';

interface StepRailProps {
  step: EditorStep;
  onStep: (step: EditorStep) => void;
}

/** Where one is between picking states and saving; the steps taken lead back. */
export function StepRail({ step, onStep }: StepRailProps) {
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
