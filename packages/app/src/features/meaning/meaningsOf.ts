import type { Meaning, Question, StateDetails } from '@credence/api-client';
import type { Text } from '@credence/text';
import { isExplained } from './isExplained.js';
import { nameValues } from './nameParents.js';
import { rangeName } from './rangeName.js';

/** What is meant by one state or condition. */
export interface NamedMeaning {
  readonly name: string;
  readonly text: string;
  /** Left out for a range, which nobody wrote. */
  readonly source?: Meaning['source'];
}

/** What is known of the node of a question, its states and its conditions. */
export interface Meanings {
  readonly node: Meaning | undefined;
  readonly unit: string | undefined;
  readonly states: readonly NamedMeaning[];
  readonly conditions: readonly NamedMeaning[];
}

/** Everything there is to say about a question; undefined if that is nothing. */
export function meaningsOf(
  question: Pick<Question, 'node' | 'parents'>,
  text: Pick<Text, 'meaning' | 'common'>,
): Meanings | undefined {
  if (!isExplained(question)) return undefined;
  const { node, parents } = question;
  const { details } = node;
  const states = node.vars.flatMap((name, index) =>
    ofState(name.replaceAll('_', ' '), details?.states?.[index], details?.unit, text),
  );
  const conditions = nameValues(parents, text).flatMap((parent): NamedMeaning[] => {
    const value = parent.value.replaceAll('_', ' ');
    return [
      ...(parent.meaning ? [{ name: parent.display_name, ...parent.meaning }] : []),
      ...ofState(text.meaning.condition(parent.display_name, value), parent.state, parent.unit, text),
    ];
  });
  return { node: details?.meaning, unit: details?.unit, states, conditions };
}

function ofState(
  name: string,
  state: StateDetails | undefined,
  unit: string | undefined,
  text: Pick<Text, 'meaning' | 'common'>,
): NamedMeaning[] {
  if (state?.meaning) return [{ name, ...state.meaning }];
  const range = state?.interval && !state.interval.isName ? rangeName(state.interval, unit, text) : undefined;
  return range === undefined ? [] : [{ name, text: range }];
}
