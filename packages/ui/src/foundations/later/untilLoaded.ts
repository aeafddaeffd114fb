/** Between one try and the next, in ms. A page whose connection is gone for longer is told, and does not ask all the time. */
const WAITS = [500, 1_000, 2_000, 4_000];

/**
 * How browsers and bundlers say that a file did not come: Chrome, Firefox and Safari, webpack and Turbopack, Vite. An
 * error in the module itself says none of it.
 */
const NOT_LOADED = /dynamically imported module|importing a module script|loading (css )?chunk|unable to preload/i;

/** Whether a file of the page did not come, so that asking again may help. */
export const isNotLoaded = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'ChunkLoadError' || NOT_LOADED.test(cause.message));

/** Resolves after a while, or as soon as there is a connection again. */
const anotherTry = (after: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, after);
    addEventListener('online', go);
  });

/**
 * What `load` imports, asked for again a few times if it does not come. An error in the module itself is thrown at once;
 * so is every error on a server, which has no connection to wait for.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const after of WAITS) {
    try {
      return await load();
    } catch (cause) {
      if (typeof document === 'undefined' || !isNotLoaded(cause)) throw cause;
      await anotherTry(after);
    }
  }
  return load();
}
