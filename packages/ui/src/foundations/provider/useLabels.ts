import { useContext } from 'react';
import type { LabelGroup, Labels } from '../../labels/labels.js';
import { CredenceContext } from './useCredence.js';

/** The groups merged so far, by their own strings and their replacements. */
const merged = new WeakMap<object, WeakMap<object, object>>();

/** A group of strings with its replacements, the same object as long as both are. */
function mergeWords(own: object, said: object): object {
  const known = merged.get(own) ?? new WeakMap<object, object>();
  merged.set(own, known);
  const whole = known.get(said) ?? { ...own, ...said };
  known.set(said, whole);
  return whole;
}

/**
 * The strings of a component: its own, in English, replaced by those of the providers. Each component imports its
 * own, so that using one component does not load the strings of all.
 */
export function useLabels<Own extends { readonly [Group in LabelGroup]?: Partial<Labels[Group]> }>(own: Own): Own {
  const { locale: _, ...said }: Readonly<Record<string, unknown>> = useContext(CredenceContext).labels;
  const groups = Object.entries(own as Readonly<Record<string, object>>).map(([group, words]) => {
    const instead = said[group] as object | undefined;
    return [group, instead ? mergeWords(words, instead) : words] as const;
  });
  return Object.fromEntries(groups) as Own;
}
