import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '../../feedback/alert/Alert.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { MissingSentence } from './CombinationEditor.styles.js';
import type { CombinationError } from './editorTypes.js';

type TellMissing = (code: CombinationError, details: InteractionDetails<'add' | 'done'>) => void;

/** What is missing for the press that did nothing: the caller's `error` if it gives one, else until the next edit. */
export function useMissing(error: CombinationError | null | undefined, onError: TellMissing | undefined) {
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const [own, setOwn] = useState<CombinationError | null>(null);
  const [presses, setPresses] = useState(0);
  const code = error === undefined ? own : error;

  const tell: TellMissing = (missing, details) => {
    setOwn(missing);
    setPresses((count) => count + 1);
    onError?.(missing, details);
  };
  const takeBack = () => setOwn(null);
  // A key of its own for each press, so that each is announced.
  const sentence: ReactNode = code ? <MissingAlert key={presses}>{texts[code]}</MissingAlert> : null;
  return { tell, takeBack, sentence };
}

/** The return value of `useMissing`. */
export type Missing = ReturnType<typeof useMissing>;

/** A sentence that answers a press: in sight, however low the window. */
function MissingAlert({ children }: { children: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <MissingSentence ref={root} data-slot="missing">
      <Alert>{children}</Alert>
    </MissingSentence>
  );
}
