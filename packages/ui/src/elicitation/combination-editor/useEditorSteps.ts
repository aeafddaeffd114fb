import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNarrow } from '../../foundations/interaction/useNarrow.js';
import type { EditorStep } from './editorSteps.js';

interface EditorStepsOptions {
  /** The list, which takes the focus after the steps. */
  listRef: RefObject<HTMLElement | null>;
  /** True while there is no combination to make. */
  isOff: boolean;
  /** Called before another step is shown. */
  onGo: () => void;
}

/** With little room a combination is made in steps, each a page of its own; without one of them, the list is shown. */
export function useEditorSteps({ listRef, isOff, onGo }: EditorStepsOptions) {
  const acrossRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const narrow = useNarrow(acrossRef);
  const [step, setStep] = useState<EditorStep>();
  const go = (to: EditorStep | undefined) => {
    onGo();
    flushSync(() => setStep(to));
    const target = to ? headingRef.current : listRef.current;
    target?.focus();
    // The steps above the heading, too.
    if (to) target?.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  return {
    /** The step that is shown; undefined for the list. */
    step: narrow && !isOff ? step : undefined,
    go,
    /** Begins to make a combination; undefined where there is room for that in the list. */
    pick: narrow ? () => go('pick') : undefined,
    acrossRef,
    headingRef,
  };
}
