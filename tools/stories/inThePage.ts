/** What runs in the page of the stories, each by itself: the browser gets its text alone. */

interface Channel {
  on(event: string, listener: (said: unknown) => void): void;
  emit(event: string, said: unknown): void;
}

interface ShownStory {
  playFunction?: () => Promise<void> | void;
  unboundStoryFn: () => unknown;
  storyGlobals: { readonly viewport?: { readonly value?: string } };
  parameters: {
    readonly viewport: { readonly options: Readonly<Record<string, { styles: { width: string; height: string } }>> };
  };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { storyStoreValue: { loadStory(of: { storyId: string }): Promise<ShownStory> } };
    /** The story on the page: whether it is finished, with its play, and what went wrong. */
    shown: { finished: PromiseWithResolvers<void>; failures: string[] };
  }
}

/** Keeps what Storybook says about the story on the page. */
export function listen(): void {
  window.shown = { finished: Promise.withResolvers(), failures: [] };
  const FAILURES = ['configError', 'storyMissing', 'storyErrored', 'storyThrewException'];
  const IN_THE_PLAY = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
  const words = (said: unknown): string => {
    if (Array.isArray(said)) return said.map(words).join('; ');
    const { message, title } = Object(said) as { message?: string; title?: string };
    return message ?? title ?? JSON.stringify(said);
  };
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given: Channel) => {
      channel = given;
      for (const event of [...FAILURES, ...IN_THE_PLAY]) {
        given.on(event, (said) => {
          window.shown.failures.push(`${event}: ${words(said)}`);
          // Of these nothing more is heard.
          if (FAILURES.includes(event)) window.shown.finished.resolve();
        });
      }
      given.on('storyFinished', () => {
        window.shown.finished.resolve();
      });
    },
  });
}

/** Waits until the story is finished, and returns what went wrong. */
export async function failures(longest: number): Promise<readonly string[]> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, longest, 'It never finished.'));
  const said = await Promise.race([window.shown.finished.promise, late]);
  return said === undefined ? window.shown.failures : [...window.shown.failures, said];
}

/** Goes on to a story, as a press in Storybook's list does. */
export function goTo(storyId: string): void {
  window.shown = { finished: Promise.withResolvers(), failures: [] };
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Shows the story on the page from its beginning. */
export function again(storyId: string): void {
  window.shown = { finished: Promise.withResolvers(), failures: [] };
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId });
}

/** The size that a story sets for itself. */
export async function ownSize(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** What can be wrong with a story, to see that it is found. */
export type Plant = 'a play that fails' | 'an error in the component' | 'an unhandled rejection' | 'an error logged';

/** Makes something wrong with a story until the page is loaded again. */
export async function plant([storyId, what]: readonly [string, Plant]): Promise<void> {
  const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  const planted = new Error('planted');
  const plays: Readonly<Record<Exclude<Plant, 'an error in the component'>, () => Promise<void> | void>> = {
    'a play that fails': () => Promise.reject(planted),
    'an unhandled rejection': () => {
      void Promise.reject(planted);
    },
    'an error logged': () => console.error('planted'),
  };
  if (what === 'an error in the component')
    story.unboundStoryFn = () => {
      throw planted;
    };
  else story.playFunction = plays[what];
}
