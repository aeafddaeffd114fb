import { composeStory, getCsfFactoryAnnotations } from 'storybook/preview-api';
import preview from '../packages/app/stories/preview.js';
import { viewports } from '../packages/ui/stories/globals/viewports.js';
import { type Look, looksOf } from './shots.js';

type Composed = ReturnType<typeof composeStory>;
type Size = keyof typeof viewports;

/** A story whose pictures are kept, drawn once for all these looks. */
export interface ShotStory {
  id: string;
  looks: readonly Look[];
  story: Composed;
  /** The values of the toolbars. */
  globals: Composed['globals'];
  /** The size of the window it asks for. */
  width: number;
  height: number;
}

const files = import.meta.glob<Record<string, unknown>>([
  '../packages/ui/src/**/*.stories.tsx',
  '../packages/app/src/**/*.stories.tsx',
]);
// A module lists its exports alphabetically; only its source shows which story comes first.
const sources = import.meta.glob<string>(
  ['../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);

const isStory = (value: unknown) => (value as { _tag?: string } | null)?._tag === 'Story';

// Accessibility is checked where stories are tested, so axe is left out here.
const drawing = { ...preview.composed, afterEach: [] } as Parameters<typeof composeStory>[2];

/** Finds every story whose pictures are kept. */
export async function shotStories(): Promise<readonly ShotStory[]> {
  const found = await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const stories = Object.entries(await load()).filter(([, value]) => isStory(value));
      const first = /^export const (\w+)/m.exec((await sources[file]?.()) ?? '')?.[1];
      return stories.flatMap(([exported, factory]) => {
        const { story, meta } = getCsfFactoryAnnotations(factory as Parameters<typeof getCsfFactoryAnnotations>[0]);
        const composed = composeStory(story, { ...meta }, drawing, {}, exported);
        const { theme, viewport } = composed.globals as { theme?: string; viewport?: { value?: Size } };
        const looks = looksOf({
          id: composed.id,
          theme: theme === 'dark' ? 'dark' : 'light',
          first: exported === first,
          screen: composed.id.startsWith('screens-'),
        });
        return drawings(looks, viewport?.value).map((drawing) => ({
          id: composed.id,
          story: composed,
          ...drawing,
          globals: { ...composed.globals, ...drawing.globals },
        }));
      });
    }),
  );
  return found.flat();
}

/** Themes and forced colours only recolour a drawing; another width or direction lays the story out anew. */
function drawings(looks: readonly Look[], size?: Size) {
  const recoloured = looks.filter((look) => look !== 'phone' && look !== 'mirrored');
  return [
    { looks: recoloured, globals: {}, ...windowOf(size) },
    { looks: looks.filter((look) => look === 'mirrored'), globals: { direction: 'rtl' }, ...windowOf(size) },
    { looks: looks.filter((look) => look === 'phone'), globals: {}, ...windowOf('mobile1') },
  ].filter((drawing) => drawing.looks.length > 0);
}

function windowOf(size?: Size) {
  const { width, height } = size ? viewports[size].styles : { width: '1024', height: '768' };
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
