import { limits } from '../../network/limits.js';
import type { RawState, Word } from '../rawNode.js';
import { Discretization } from '../xdsl/discretization.js';
import type { NodeFields } from './fields.js';

/**
 * The states of a node: by name, or else by title, by value, or by number as Netica counts them, `#0`. Those of a
 * continuous node are the intervals between its levels.
 */
export function statesOf({ offset, values, lists }: NodeFields): RawState[] {
  const names = lists.get('states') ?? [];
  const titles = lists.get('statetitles') ?? [];
  const levels = lists.get('levels') ?? [];
  const isContinuous = values.get('discrete')?.toUpperCase() === 'FALSE';
  const intervals = isContinuous ? intervalsOf(levels) : [];
  const spare = isContinuous ? intervals.map(({ text }) => text) : levels.map(({ text }) => text);
  const counts = [names.length, intervals.length, titles.length, numberOf(values.get('numstates')), spare.length];
  const count = counts.find((found) => found > 0) ?? 0;
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const name = names[index] ?? titleOf(titles[index], taken);
    const fallback = spare.length === count ? spare[index] : undefined;
    const text = name?.text ?? (fallback === undefined || taken.has(fallback) ? `#${index}` : fallback);
    taken.add(text);
    const bounds = intervals.length === count ? intervals[index]?.bounds : undefined;
    return {
      text,
      offset: name?.offset ?? levels[index]?.offset ?? offset,
      ...(bounds ? { interval: { ...bounds, isName: !name } } : {}),
    };
  });
}

/** What the file says about states, by state: its title, where it has another name, and its comment. */
export function stateDescriptionsOf({ lists }: NodeFields, states: readonly RawState[]): Map<string, string> {
  const told = states.map(({ text }, index) => {
    const parts = [lists.get('statetitles')?.[index]?.text ?? '', lists.get('statecomments')?.[index]?.text ?? ''];
    return [text, parts.filter((part) => part !== '' && part !== text).join('\n')] as const;
  });
  return new Map(told.filter(([, text]) => text !== ''));
}

/** The states of continuous nodes without a name, in the order of the file, whose levels may also fall. */
function intervalsOf(levels: readonly Word[]) {
  const numbers = levels.map(({ text }) => text.replace(/INFINITY/i, 'Infinity'));
  const isFalling = Number(numbers[0]) > Number(numbers.at(-1));
  const [lowest, ...uppers] = isFalling ? numbers.toReversed() : numbers;
  const discretization = new Discretization();
  discretization.bound(lowest === undefined ? {} : { lower: lowest });
  const found = uppers.map((upper) => {
    const { interval: bounds, text } = discretization.next(upper);
    return { bounds, text };
  });
  return isFalling ? found.toReversed() : found;
}

function titleOf(title: Word | undefined, taken: ReadonlySet<string>): Word | undefined {
  return title && title.text !== '' && !taken.has(title.text) ? title : undefined;
}

/** How many states a node says to have without naming them: no more than can be refused. */
function numberOf(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), limits.states + 1) : 0;
}
