import { viewports } from '../globals/viewports.js';

interface Playing {
  globals: Readonly<Record<string, unknown>>;
}

type Size = keyof typeof viewports;

/** The sizes at which the kit lays out alike: a phone's, a tablet's, a desktop's. */
const typeOf = (width: number) => (width < 768 ? 'mobile' : width < 992 ? 'tablet' : 'desktop');

/** Storybook gives a story its viewport, but not one that somebody opens alone in a window of its own. */
function isElsewhere({ viewport }: Playing['globals']): boolean {
  const { value } = (viewport ?? {}) as { value?: Size };
  return window.parent === window && value !== undefined && viewports[value].type !== typeOf(window.innerWidth);
}

/** The play of a story whose layout exists only at its viewport: opened alone at another size, it stays at rest. */
export const atItsSize =
  <Context extends Playing>(play: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (!isElsewhere(context.globals)) await play(context);
  };
