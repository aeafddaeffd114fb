/** How a story is seen: the page's theme, or the colours that a reader's system forces on every page. */
export type Look = 'light' | 'dark' | 'forced';

/** More pictures than this are no longer looked at by anybody. */
export const MOST_SHOTS = 600;

/** What is known of a story when its test has ended. */
export interface Story {
  tags: readonly string[];
  /** The theme that the story asks for by `globals`. */
  theme: 'light' | 'dark';
  /** True for the first story of its file, the one that shows its subject as it usually is. */
  first: boolean;
  /** True for a screen of the application, false for a component of the kit. */
  screen: boolean;
}

/**
 * The looks in which a story's picture is kept. A component: every story in its own theme, the first in forced colours
 * too. A screen, which is made of these: the first story alone, in all three. Tags add a look (`visual`, which is the
 * story's own, `visual-dark`, `visual-forced`) and take all away (`no-visual`).
 */
export function looksOf({ tags, theme, first, screen }: Story): Look[] {
  if (tags.includes('no-visual')) return [];
  const looks: [look: Look, taken: boolean][] = [
    [theme, !screen || first || tags.includes('visual')],
    ['dark', (screen && first) || tags.includes('visual-dark')],
    ['forced', first || tags.includes('visual-forced')],
  ];
  return [...new Set(looks.filter(([, taken]) => taken).map(([look]) => look))];
}

/**
 * The name of a picture: `controls-button__solid__dark`. Story ids are unique, files of stories are not; the comparison
 * makes one hyphen of two, which the underscores survive.
 */
export const shotName = (story: string, look: Look) => `${story.replace('--', '__')}__${look}`;
