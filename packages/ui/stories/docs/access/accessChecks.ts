/** What machines look at in every component of the kit, and the test that does. */
export interface AccessCheck {
  /** What is looked at: the criterion in a few words. */
  readonly what: string;
  /** Which stories or components it looks at, and what would fail. */
  readonly how: string;
  /** The file that does, from the root of the repository. */
  readonly file: string;
  /** What that file says of it, word for word: a test keeps it true. */
  readonly says: string;
}

export const accessChecks: readonly AccessCheck[] = [
  {
    what: 'Names, roles, states, contrast of text',
    how: 'axe on every story; one violation fails the run, and nothing is excepted',
    file: 'tools/stories/stories.test.ts',
    says: 'all fail on an axe violation',
  },
  {
    what: 'Contrast in the dark',
    how: 'axe on the first story, drawn again in the dark',
    file: '.storybook/vitest.looks.ts',
    says: "'in the dark'",
  },
  {
    what: 'Contrast of the tokens',
    how: 'every pair, light and dark, computed from the style sheet',
    file: 'packages/ui/test/docs/contrast.test.ts',
    says: 'has the contrast it needs, light and dark',
  },
  {
    what: 'Forced colours',
    how: 'every story: each part that is used or has a state can be seen, and on looks other than off',
    file: 'packages/ui/walls/forced.test.tsx',
    says: 'every part that is interactive or has a state is visible in forced colours',
  },
  {
    what: '320 pixels, 400 % zoom, wider text',
    how: 'every story: nothing sticks out, is cut, or scrolls sideways without a name',
    file: 'packages/ui/walls/narrow.test.tsx',
    says: 'at 320 px, which is 400 % zoom, nothing sticks out, either way round and with wider text',
  },
  {
    what: 'Right to left',
    how: 'every story, mirrored, and every component on a page that reads so',
    file: 'packages/ui/test/contract/surroundings.test.tsx',
    says: 'takes its direction from the page, without a provider',
  },
  {
    what: 'Reduced motion',
    how: 'every component: nothing moves where the reader asked for less',
    file: 'packages/ui/test/contract/surroundings.test.tsx',
    says: 'does not move, even with a theme of its own',
  },
];

/** Who has not tried the kit yet, and why that matters. */
export const notYet: readonly (readonly [what: string, why: string])[] = [
  [
    'NVDA, JAWS, VoiceOver, TalkBack',
    'What they say is derived from the accessibility tree, not heard. Each guide says what is meant to be said.',
  ],
  ['Safari and Firefox', 'Only what their documentation and support tables promise is used; nobody has looked.'],
  ['Real phones and tablets', 'Touch is emulated.'],
  ['Switches, voice control, magnifiers', 'They build on what is tested, and were not tried.'],
  ['People with disabilities', 'No study yet.'],
];
