import { type ReactNode, useState } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { LaterConfirmDialog } from './LaterConfirmDialog.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Dock } from '../dock/Dock.js';
import { DockActions, DockContent } from './CombinationEditor.styles.js';
import type { Combination, CombinationEditorState } from './combinationEditorReducer.js';
import { EditorCoverage } from './EditorCoverage.js';
import type { CombinationCoverage, EditorNode } from './editorTypes.js';
import { combinationsToSave, finishCombinations } from './finishCombinations.js';
import { NoneDecidesButton } from './NoneDecidesButton.js';
import type { TellMissing } from './useMissing.js';

interface EditorDockProps {
  state: CombinationEditorState;
  firstParent: EditorNode | undefined;
  coverage: CombinationCoverage | undefined;
  message: ReactNode;
  saving: boolean;
  /** Says so if there is a reason not to go on. */
  refuses: (reason: 'done', event: Event) => boolean;
  onAdd: (event: Event) => void;
  onDone: (combinations: readonly Combination[], details: InteractionDetails<'done'>) => void;
  onNoneDecides: (() => void) | undefined;
  onMissing: TellMissing;
}

/** The coverage summary and the buttons to continue. Asks for confirmation where the specification requires it. */
export function EditorDock(props: EditorDockProps) {
  const { state, firstParent, coverage, saving, onDone, onNoneDecides } = props;
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const [asked, setAsked] = useState<{ readonly combinations: readonly Combination[]; readonly event: Event } | null>(
    null,
  );

  const isSelected = combinationsToSave(state).length > 0;

  const finish = (event: Event) => {
    const result = finishCombinations(state);
    if (result.kind === 'refused') props.onMissing('selectBeforeDone', { reason: 'done', event });
    else if (props.refuses('done', event)) return;
    else if (result.kind === 'ask') setAsked({ combinations: result.combinations, event });
    else onDone(result.combinations, { reason: 'done', event });
  };

  return (
    <Dock>
      <DockContent>
        {props.message}
        <EditorCoverage coverage={coverage} firstParent={firstParent} />
        <DockActions>
          <PressButton variant="primary" busy={saving} onClick={({ nativeEvent }) => finish(nativeEvent)}>
            {saving ? texts.saving : texts.done}
          </PressButton>
          <PressButton disabled={saving} onClick={({ nativeEvent }) => props.onAdd(nativeEvent)}>
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
