import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../feedback/confirm-dialog/ConfirmDialog.js';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Dock } from '../dock/Dock.js';
import { canAdd, type Combination } from './combinationEditorReducer.js';
import { EditorCoverage } from './EditorCoverage.js';
import { DockActions, DockMessage, DockRow } from './EditorDock.styles.js';
import { useEditor } from './EditorContext.js';
import { finishCombinations } from './finishCombinations.js';
import type { Missing } from './useMissing.js';

interface EditorDockProps {
  message: ReactNode;
  onMissing: Missing['tell'];
  onDone: (combinations: readonly Combination[], details: InteractionDetails<'done'>) => void;
}

/** The coverage summary and the buttons to continue. Asks for confirmation where the specification requires it. */
export function EditorDock({ message, onMissing, onDone }: EditorDockProps) {
  const { state, saving, dispatch, parentsRef } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const [asked, setAsked] = useState<{ readonly combinations: readonly Combination[]; readonly event: Event } | null>(
    null,
  );

  const finish = (event: Event) => {
    const result = finishCombinations(state);
    if (result.kind === 'refused') onMissing('selectBeforeDone', { reason: 'done', event });
    else if (result.kind === 'ask') setAsked({ combinations: result.combinations, event });
    else onDone(result.combinations, { reason: 'done', event });
  };

  const add = (event: Event) => {
    if (canAdd(state)) return dispatch({ type: 'add' }, event);
    onMissing('selectBeforeAdding', { reason: 'add', event });
    parentsRef.current?.querySelector('button')?.focus();
  };

  return (
    <Dock>
      <DockMessage>{message}</DockMessage>
      <DockRow>
        <EditorCoverage />
        <DockActions>
          <PressButton variant="primary" busy={saving} onClick={({ nativeEvent }) => finish(nativeEvent)}>
            {saving ? texts.saving : texts.done}
          </PressButton>
          <PressButton
            disabled={saving}
            data-waits={canAdd(state) ? undefined : ''}
            onClick={({ nativeEvent }) => add(nativeEvent)}
          >
            <Glyph of={drawings.plus} />
            {texts.addAnother}
          </PressButton>
        </DockActions>
      </DockRow>
      <ConfirmDialog
        open={asked !== null}
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
