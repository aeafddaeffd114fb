import { type Ref, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { AskedStates } from '../many-states/useAskedStates.js';

/**
 * What a page can have a question do.
 * @since 0.1.0
 */
export interface ProbabilityQuestionActions {
  /** Focuses the first slider. Returns whether there is one: not where the question is set aside. */
  focus: (options?: FocusOptions) => boolean;
  /** Focuses the first blank slider in sight. A search that leaves all of them out is cleared. */
  focusMissing: () => void;
}

/** Offers a question's actions to its page. Returns the one that clears a search which leaves out all that is missing. */
export function useQuestionActions(
  ref: Ref<ProbabilityQuestionActions> | undefined,
  { root, answers, matches, setSearch }: AskedStates,
): () => void {
  const showMissing = useEvent(() => {
    const inSight = answers.values.some((value, index) => value === null && matches[index]);
    if (!inSight) flushSync(() => setSearch(''));
  });
  useImperativeHandle(ref, () => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    return {
      focus(options) {
        const range = find('[data-slot="range"]');
        range?.focus(options);
        return Boolean(range);
      },
      focusMissing() {
        showMissing();
        find('[data-slot="place"]:not([hidden]) [data-blank]')?.focus();
      },
    };
  }, [root, showMissing]);
  return showMissing;
}
