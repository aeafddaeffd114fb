import { foldText } from '../../foundations/fold-text/foldText.js';
import type { FoldedOption } from './filterOptions.js';

/**
 * Where the highlight is: on an option that keys or the pointer led to; or `atStart`, on what the list opens with: what
 * the text typed finds, else the choice, else the given end of the list.
 */
export type Highlight = { readonly key: string | null } | { readonly atStart: 'first' | 'last' | 'none' };

interface Listed {
  readonly options: readonly FoldedOption<unknown>[];
  readonly chosenKey: string | null;
  /** The text typed. */
  readonly query: string;
}

/** The place of the highlighted option among the options; -1 if none is. */
export function highlightedIndex(highlight: Highlight, { options, chosenKey, query }: Listed): number {
  const placeOf = (wanted: string | null) => options.findIndex(({ key }) => key === wanted);
  if ('key' in highlight) return placeOf(highlight.key);

  const text = foldText(query.trim());
  if (text) {
    const exact = options.filter(({ folded }) => folded === text);
    const best = exact.find(({ key }) => key === chosenKey) ?? exact[0] ?? options[0];
    return best ? placeOf(best.key) : -1;
  }
  const chosen = placeOf(chosenKey);
  if (chosen >= 0 || highlight.atStart === 'none') return chosen;
  return highlight.atStart === 'first' && options.length > 0 ? 0 : options.length - 1;
}

/** How far a key moves the highlight; undefined if it does not. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The place that a key leads to from another one, -1 for none: single steps go round at the ends, pages stop there. */
export function movedHighlight(key: string, from: number, count: number): number | undefined {
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  if (from < 0) return step > 0 ? 0 : count - 1;
  return Math.abs(step) === 1 ? (from + step + count) % count : Math.min(Math.max(from + step, 0), count - 1);
}
