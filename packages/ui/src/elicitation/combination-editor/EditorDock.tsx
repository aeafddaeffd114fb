import { useState } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { LaterConfirmDialog } from './LaterConfirmDialog.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Dock } from '../dock/Dock.js';
import { DockActions, DockContent } from './CombinationEditor.styles.js';
import { canAdd, type Combination } from './combinationEditorReducer.js';
import { EditorCoverage } from './EditorCoverage.js';
import { useEditor } from './EditorContext.js';
import { combinationsToSave, finishCombinations } from './finishCombinations.js';
import { NoneDecidesButton } from './NoneDecidesButton.js';
import type { CombinationAnswers } from './useCombinationAnswers.js';
import type { Missing } from './useMissing.js';

interface EditorDockProps {
  missing: Missing;
  /** Says so if there is a reason not to go on. */
  refuses: CombinationAnswers['refuses'];
  /** Begins to make a combination on a page of its own. */
  onPick: (() => void) | undefined;
  onDone: (combinations: readonly Combination[], details: InteractionDetails<'done'>) => void;
  onNoneDecides: (() => void) | undefined;
}

/** The coverage summary and the buttons to continue. Asks for confirmation where the specification requires it. */
export function EditorDock({ missing, refuses, onPick, onDone, onNoneDecides }: EditorDockProps) {
  const { state, saving, dispatch } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const [asked, setAsked] = useState<{ readonly combinations: readonly Combination[]; readonly event: Event } | null>(
    null,
  );

  const isSelected = combinationsToSave(state).length > 0;

  const finish = (event: Event) => {
    const result = finishCombinations(state);
    if (result.kind === 'refused') missing.tell('selectBeforeDone', { reason: 'done', event });
    else if (refuses('done', event)) return;
    else if (result.kind === 'ask') setAsked({ combinations: result.combinations, event });
    else onDone(result.combinations, { reason: 'done', event });
  };

  const add = (event: Event) => {
    if (canAdd(state)) {
      if (refuses('add', event)) return;
      dispatch({ type: 'add' }, event);
    } else if (!onPick || state.remaining) return missing.tell('selectBeforeAdding', { reason: 'add', event });
    onPick?.();
  };

  return (
    <Dock>
      <DockContent>
        {missing.said}
        <EditorCoverage />
        <DockActions>
          <PressButton variant="primary" busy={saving} onClick={({ nativeEvent }) => finish(nativeEvent)}>
            {saving ? texts.saving : texts.done}
          </PressButton>
          <PressButton disabled={saving} onClick={({ nativeEvent }) => add(nativeEvent)}>
            <Glyph of={drawings.plus} />
            {texts.addAnother}
          </PressButton>
          {onNoneDecides ? (
            <NoneDecidesButton place="dock" selected={isSelected} disabled={saving} onNoneDecides={onNoneDecides} />
          ) : null}
        </DockActions>
      </DockContent>
      <LaterConfirmDialog
        open={asked !== null}
        mayAsk={isSelected}
        question={texts.allAtOne}
        confirmLabel={texts.save}
        onConfirm={() => {
          setAsked(null);
          if (asked) onDone(asked.combinations, { reason: 'done', event: asked.event });
        }}
        onCancel={() => setAsked(null)}
      />
    </Dock>
  );
}
