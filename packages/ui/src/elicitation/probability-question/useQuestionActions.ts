import { type Ref, type RefObject, useImperativeHandle } from 'react';

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

interface QuestionActionsOptions {
  root: RefObject<HTMLElement | null>;
  /** Clears a search that leaves out all that is missing. Stable across renders. */
  showMissing: () => void;
}

/** Offers a question's actions to its page. */
export function useQuestionActions(
  ref: Ref<ProbabilityQuestionActions> | undefined,
  { root, showMissing }: QuestionActionsOptions,
): void {
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
}
