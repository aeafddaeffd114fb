import { composeStory, getCsfFactoryAnnotations } from 'storybook/preview-api';
import preview from '../stories/preview.js';

/** A story on the page. */
export interface ShownStory {
  /** Its file and export: `controls/button/Button.stories.tsx Primary`. */
  name: string;
  /** Its file, relative to `src`. */
  file: string;
  /** The element it is rendered into. Dialogs and menus are next to it. */
  canvas: HTMLElement;
}

type Globals = Readonly<Record<string, string>>;

type Preview = Parameters<typeof composeStory>[2];

/** Stories, and the page around them. */
export interface Stories {
  readonly files: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
  readonly drawing: Preview;
}

export const kit: Stories = {
  files: import.meta.glob<Record<string, unknown>>('../src/**/*.stories.tsx'),
  // Worker, axe and the rest belong to the tests of the stories. Here they are only rendered.
  drawing: { ...preview.composed, beforeEach: [], afterEach: [], loaders: [] } as Preview,
};

const isStory = (value: unknown) => (value as { _tag?: string } | null)?._tag === 'Story';

/**
 * Renders every story, of the kit if no others are given, one after the other without its play function, and calls `look`
 * for each.
 */
export async function overStories(
  globals: Globals,
  look: (story: ShownStory) => void | Promise<void>,
  { files, drawing }: Stories = kit,
): Promise<number> {
  let count = 0;
  for (const [path, load] of Object.entries(files)) {
    const file = path.replace(/^.*\/src\//, '');
    const stories = Object.entries(await load()).filter(([, story]) => isStory(story));
    for (const [exported, story] of stories) {
      const name = `${file} ${exported}`;
      await draw(compose(story, name, drawing), globals, { name, file }, look);
      count++;
    }
  }
  return count;
}

async function draw(
  composed: ReturnType<typeof compose>,
  globals: Globals,
  { name, file }: Omit<ShownStory, 'canvas'>,
  look: (story: ShownStory) => void | Promise<void>,
) {
  const canvas = document.createElement('div');
  canvas.style.padding = composed.parameters['layout'] === 'fullscreen' ? '0' : '16px';
  document.body.append(canvas);
  try {
    await composed.run({ canvasElement: canvas, globals: { ...composed.globals, ...globals } });
    await drawn();
    await look({ name, file, canvas });
  } catch (error) {
    throw new Error(name, { cause: error });
  } finally {
    await unmount();
    canvas.remove();
  }
}

/** A story as the toolbars would render it, without its play function and checks. */
function compose(factory: unknown, name: string, drawing: Preview) {
  const { story, meta } = getCsfFactoryAnnotations(factory as Parameters<typeof getCsfFactoryAnnotations>[0]);
  const play = () => Promise.resolve();
  return composeStory({ ...story, play }, { ...meta, play }, drawing, {}, name);
}

const empty = compose(preview.meta({ title: 'Empty', component: () => null }).story(), 'empty', kit.drawing);

/** Ends the story rendered last, when the next one begins. */
async function unmount() {
  const nothing = document.createElement('div');
  await empty.run({ canvasElement: nothing });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits until everything has measured itself and rendered the result. */
export async function drawn() {
  await frame();
  await frame();
}
