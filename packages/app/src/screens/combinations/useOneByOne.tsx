import { ONE_BY_ONE } from '@credence/bayesnet';
import { ConfirmDialog } from '@credence/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import type { CountedCoverage } from './coverage.js';

/**
 * Starts without combinations, after a confirmation if the node has more questions than anybody can get through.
 * @param onBegin called when the user confirms
 */
export function useOneByOne(
  coverage: CountedCoverage | undefined,
  onBegin: () => void,
): { readonly begin: () => void; readonly dialog: ReactNode } {
  const { combinations: text, common } = useText();
  const [asking, setAsking] = useState(false);
  const { total, minutesInAll } = coverage ?? { total: 0, minutesInAll: 0 };

  return {
    begin: () => (total > ONE_BY_ONE ? setAsking(true) : onBegin()),
    dialog: (
      <ConfirmDialog
        open={asking}
        question={text.oneByOneQuestion(new Intl.NumberFormat(common.locale).format(total))}
        consequence={text.oneByOneConsequence(minutesInAll)}
        confirmLabel={text.oneByOne}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onBegin();
        }}
      />
    ),
  };
}
