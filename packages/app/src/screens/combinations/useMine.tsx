import { allAtOne } from '@credence/bayesnet';
import { type Combination, ConfirmDialog } from '@credence/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../text/useText.js';

interface MineParts {
  /** The list as it stands. */
  combinations: readonly Combination[];
  onSave: (combinations: readonly Combination[], over: boolean) => void;
  /** Called where nothing is chosen that could be saved. */
  onNothing: () => void;
}

/**
 * Saves one's own list over a newer one. Left as it was refused, it is sent again, also the empty one of "No single event
 * decides"; changed since, it is asked about what "Done" asks.
 */
export function useMine({ combinations, onSave, onNothing }: MineParts) {
  const { combinations: text } = useText();
  const [sent, setSent] = useState<readonly Combination[]>();
  const [asking, setAsking] = useState(false);

  return {
    save: (list: readonly Combination[]) => {
      setSent(list);
      onSave(list, false);
    },
    /** What was sent is not what stands there any more. */
    change: () => setSent(undefined),
    saveOver: () => {
      const rest = combinations.find(({ nodes }) => nodes === -1);
      if (sent) onSave(sent, true);
      else if (combinations.length === 0) onNothing();
      else if (rest && allAtOne(rest.value)) setAsking(true);
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
