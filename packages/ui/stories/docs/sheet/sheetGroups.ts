import { nameOf } from '../live/examples.js';
import { withoutParts } from '../withoutParts.js';

/** An entry of the list that Storybook makes of its pages and stories. */
export interface Listed {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** The file that it comes from: `./packages/ui/src/controls/button/Button.stories.tsx`. */
  readonly importPath: string;
}

/** A component on the sheet: its name, its page, and the name of the example that is its picture. */
export interface SheetCell {
  readonly name: string;
  readonly page: string;
  readonly example: string;
}

/** Of what everything else stands on there is least to see. */
const LAST = 'Foundations';

/** The pages with an example, in groups, in the order of the list, which is that of the sidebar. */
export function sheetGroups(list: readonly Listed[], examples: readonly string[]): ReadonlyMap<string, SheetCell[]> {
  const groups = new Map<string, SheetCell[]>();
  for (const { id, type, title, importPath } of list) {
    const [group = '', name = ''] = title.split('/');
    const example = nameOf(importPath);
    if (type !== 'docs' || !examples.includes(example)) continue;
    groups.set(group, [...(groups.get(group) ?? []), { name: withoutParts(name), page: id, example }]);
  }
  return new Map([...groups].sort(([a], [b]) => Number(a === LAST) - Number(b === LAST)));
}
