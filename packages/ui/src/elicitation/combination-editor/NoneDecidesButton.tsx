import { useState } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { LaterConfirmDialog } from './LaterConfirmDialog.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { NoneDecides } from './CombinationEditor.styles.js';

interface NoneDecidesButtonProps {
  /** Where it is placed: next to the other buttons, or on a phone next to the question. */
  place: 'dock' | 'side';
  /** Whether there is a selection that would be discarded. */
  selected: boolean;
  disabled: boolean;
  onNoneDecides: () => void;
}

/** The way out for nodes that no event decides. Asks for confirmation before discarding a selection. */
export function NoneDecidesButton({ place, selected, disabled, onNoneDecides }: NoneDecidesButtonProps) {
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const [asking, setAsking] = useState(false);
  return (
    <NoneDecides data-place={place}>
      <PressButton variant="ghost" disabled={disabled} onClick={() => (selected ? setAsking(true) : onNoneDecides())}>
        {texts.noneDecides}
      </PressButton>
      <LaterConfirmDialog
        open={asking}
        mayAsk={selected}
        question={texts.discardQuestion}
        consequence={texts.discardConsequence}
        confirmLabel={texts.discard}
        onConfirm={() => {
          setAsking(false);
          onNoneDecides();
        }}
        onCancel={() => setAsking(false)}
      />
    </NoneDecides>
  );
}
