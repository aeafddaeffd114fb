import { type ReactNode, useState, useEffect, useRef } from 'react';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import type { CombinationError } from './editorTypes.js';
import { Alert } from '../../feedback/alert/Alert.js';

type TellMissing = (code: CombinationError, details: InteractionDetails<'add' | 'done'>) => void;

/**
 * What is missing for the press that did nothing, said below the page's own message. Not where the page takes `onError`
 * and has a message: it says it there.
 */
export function useMissing(message: ReactNode, onError: TellMissing | undefined) {
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const [missing, setMissing] = useState<{ readonly code: CombinationError; readonly presses: number }>();
  const isSaidByPage = onError !== undefined && message !== undefined && message !== null;

  const tell: TellMissing = (code, details) => {
    setMissing((last) => ({ code, presses: (last?.presses ?? 0) + 1 }));
    onError?.(code, details);
  };
  /** Takes it back: this one only, if one is given. */
  const takeBack = (code?: CombinationError) =>
    setMissing((last) => (code === undefined || last?.code === code ? undefined : last));

  const said = (
    <>
      {message}
      {missing && !isSaidByPage ? <MissingAlert key={missing.presses}>{texts[missing.code]}</MissingAlert> : null}
    </>
  );
  return { tell, takeBack, said };
}

/** The return value of `useMissing`. */
export type Missing = ReturnType<typeof useMissing>;

/** A sentence that answers a press: in sight, however low the window. */
function MissingAlert({ children }: { children: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Alert ref={alert}>{children}</Alert>;
}
