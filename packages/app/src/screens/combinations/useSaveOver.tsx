import { type Combination, ConfirmDialog } from '@credence/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../ground/text/useText.js';

interface MineParts {
  /** The list as currently shown. */
  combinations: readonly Combination[];
  onSave: (combinations: readonly Combination[], over: boolean) => void;
  /** Called if there is nothing to save. */
  onNothing: () => void;
}

/**
 * Saves the user's own list over a newer one. If unchanged since it was refused, it is sent as it is, even the empty
 * list of "No single event decides"; if changed, it goes through the same checks as "Done".
 */
export function useSaveOver({ combinations, onSave, onNothing }: MineParts) {
  const { combinations: text } = useText();
  const [sent, setSent] = useState<readonly Combination[]>();
  const [asking, setAsking] = useState(false);

  return {
    save: (list: readonly Combination[]) => {
      setSent(list);
      onSave(list, false);
    },
    /** The list no longer equals the one that was sent. */
    change: () => setSent(undefined),
    saveOver: () => {
      const rest = combinations.find(({ selection }) => selection === 'rest');
      if (sent) onSave(sent, true);
      else if (combinations.length === 0) onNothing();
      else if (rest && rest.standing !== 'cannotOccur' && rest.values.every((share) => share === 1)) setAsking(true);
      else onSave(combinations, true);
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        question={text.allAtOne}
        confirmLabel={text.useMine}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onSave(combinations, true);
        }}
      />
    ) as ReactNode,
  };
}
