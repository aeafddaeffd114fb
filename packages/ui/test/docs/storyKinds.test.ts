import { describe, expect, test } from 'vitest';
import { type KitFolder, kitFolders } from './kitFolders.js';

interface StoryKind {
  readonly kind: string;
  /** Whether a component has this state. */
  readonly applies: (folder: KitFolder) => boolean;
  /** What its stories contain if they show it. */
  readonly shown: RegExp;
}

const draws = ({ guides }: KitFolder) => [...guides.values()].some(({ anatomy }) => anatomy.length > 0);
const takes = (prop: string) => (folder: KitFolder) => new RegExp(`^  ${prop}\\?: `, 'm').test(folder.source);
const hasKeys = ({ guides }: KitFolder) => [...guides.values()].some(({ keyboard }) => keyboard.length > 0);

/** The states that designers look for (S1), and where each has to be shown. */
const kinds: readonly StoryKind[] = [
  { kind: 'a first look', applies: () => true, shown: /export const \w+ = \w+\.(story|extend)\(/ },
  { kind: 'disabled', applies: takes('disabled'), shown: /disabled: true|\bdisabled\b(?:[ />]|=\{)/ },
  { kind: 'read only', applies: takes('readOnly'), shown: /readOnly: true|\breadOnly\b[ />]/ },
  { kind: 'an error', applies: takes('error'), shown: /error(: |=)/ },
  { kind: 'loading', applies: takes('loading'), shown: /loading: true|\bloading\b[ />]/ },
  { kind: 'nothing there', applies: takes('empty(Text)?'), shown: /export const \w*(Empty|No|Nobody|Nothing)\w* =/ },
  {
    kind: 'long content',
    applies: draws,
    shown: /export const \w*(Long|Many|Narrow|Thousand|Twelve|Hundred|Twenty|OtherAlphabets|Alone|All)\w* =/,
  },
  {
    kind: 'its keys, pressed',
    applies: hasKeys,
    shown: /userEvent\s*\.?(keyboard|tab|type)|isReachedByKeys|\.focus\(\)/,
  },
];

describe.each(kinds)('stories show $kind', ({ applies, shown }) => {
  test.each(kitFolders().filter(applies))('of $name (S1)', ({ stories }) => {
    expect(shown.test(stories), 'no story shows it').toBe(true);
  });
});

test('at least six in ten stories perform an action and check the result (S5)', () => {
  const stories = kitFolders().flatMap((folder) => folder.stories.split(/\nexport const /).slice(1));
  const played = stories.filter((story) => /\bplay: |\bplay\(/.test(story));
  expect(stories.length).toBeGreaterThan(500);
  expect(played.length / stories.length).toBeGreaterThan(0.6);
});
