import type { ReactNode } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Dock } from '../dock/Dock.js';
import { DockActions, DockContent } from './CombinationEditor.styles.js';
import { currentCombination, isEmptySelection } from './combinationEditorReducer.js';
import { useEditor } from './EditorContext.js';
import { type EditorStep, stepBy } from './editorSteps.js';
import { Finding } from './Finding.js';
import { CombinationSentence } from './CombinationSentence.js';

interface StepDockProps {
  step: EditorStep;
  message: ReactNode;
  /** The distribution of the combination. */
  shares: ReactNode;
  onNext: (event: Event) => void;
  onBack: () => void;
}

/** What stays in sight during a step, and the way on and back. */
export function StepDock({ step, message, shares, onNext, onBack }: StepDockProps) {
  const { state, coverage } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const { selection } = currentCombination(state);
  const next = stepBy(step, 1);
  return (
    <Dock>
      <DockContent>
        {message}
        {step === 'check' ? null : (
          <div>
            {step === 'pick' ? <CombinationSentence selection={selection} /> : null}
            {/* Of an empty one there is none: the next one would be taken for it. */}
            {isEmptySelection(selection) ? null : <Finding finding={coverage?.combinations?.[state.current]} />}
          </div>
        )}
        {step === 'shares' ? shares : null}
        <DockActions>
          <PressButton variant="primary" onClick={({ nativeEvent }) => onNext(nativeEvent)}>
            {next ? texts.stepNames[next] : texts.saveCombination}
          </PressButton>
          <PressButton variant="ghost" onClick={onBack}>
            <Glyph of={drawings.back} />
            {texts.back}
          </PressButton>
        </DockActions>
      </DockContent>
    </Dock>
  );
}
