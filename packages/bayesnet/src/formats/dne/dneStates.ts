import { limits } from '../../network/limits.js';
import { originalOf } from '../making/identifiers.js';
import type { RawState, Word } from '../rawNode.js';
import type { NodeFields } from './fields.js';
import { intervalsOf } from './intervals.js';

/**
 * The states of a node: by name, or else by title, by value, or by number as Netica counts them, `#0`. Those of a
 * continuous node are the intervals between its levels.
 */
export function statesOf({ offset, values, lists, stateCount }: NodeFields): RawState[] {
  const names = lists.get('states') ?? [];
  const titles = lists.get('statetitles') ?? [];
  const levels = lists.get('levels') ?? [];
  const isContinuous = values.get('discrete')?.toUpperCase() === 'FALSE';
  const intervals = isContinuous ? intervalsOf(levels) : [];
  const spare = isContinuous ? intervals.map(({ text }) => text) : levels.map(({ text }) => text);
  // One more than the limit is enough to be refused.
  const stated = Math.min(stateCount?.count ?? 0, limits.states + 1);
  const counts = [names.length, intervals.length, stated, titles.length, spare.length];
  const count = counts.find((found) => found > 0) ?? 0;
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const name = names[index] ?? titleOf(titles[index], taken);
    const fallback = spare.length === count ? spare[index] : undefined;
    const text = name?.text ?? (!fallback || taken.has(fallback) ? `#${index}` : fallback);
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
    const title = lists.get('statetitles')?.[index]?.text ?? '';
    // A title that only says what the name was made of describes nothing.
    const parts = [title === originalOf(text) ? '' : title, lists.get('statecomments')?.[index]?.text ?? ''];
    return [text, parts.filter((part) => part !== '' && part !== text).join('\n')] as const;
  });
  return new Map(told.filter(([, text]) => text !== ''));
}

function titleOf(title: Word | undefined, taken: ReadonlySet<string>): Word | undefined {
  return title && title.text !== '' && !taken.has(title.text) ? title : undefined;
}
