/** How a story is seen: the page's theme, or the colours that a reader's system forces on every page. */
export type Look = 'light' | 'dark' | 'forced';

/** More pictures than this are no longer looked at by anybody. */
export const MOST_SHOTS = 600;

/** So many stories of a component are kept without a tag: the states that its author shows first. */
const FIRST = 4;

/** What is known of a story when its test has ended. */
export interface Story {
  tags: readonly string[];
  /** The theme that the story asks for by `globals`. */
  theme: 'light' | 'dark';
  /** Its place in its file, from 0; the first shows its subject as it usually is. */
  place: number;
  /** True for a screen of the application, false for a component of the kit. */
  screen: boolean;
}

/**
 * The looks in which a story's picture is kept. A component: its first stories and its dark ones in their own theme,
 * the very first in forced colours too. A screen, which is made of components: the first story in all three looks.
 * Tags add a look (`visual`, which is the story's own, `visual-dark`, `visual-forced`) and take all away (`no-visual`).
 */
export function looksOf({ tags, theme, place, screen }: Story): Look[] {
  if (tags.includes('no-visual')) return [];
  const first = place === 0;
  const own = screen ? first : place < FIRST || theme === 'dark';
  const looks: [look: Look, taken: boolean][] = [
    [theme, own || tags.includes('visual')],
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
