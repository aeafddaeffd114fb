/** At first and at most, in ms: a page whose connection is gone for long does not ask all the time. */
const FIRST = 500;
const LONGEST = 30_000;

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
 * What `load` imports, asked for again until it comes. A part whose import fails takes the whole page with it, and with
 * the page what somebody has typed there; one that comes later is missing for a while.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let after = FIRST; ; after = Math.min(2 * after, LONGEST)) {
    try {
      return await load();
    } catch (cause) {
      // A server has no connection to wait for.
      if (typeof document === 'undefined') throw cause;
      await anotherTry(after);
    }
  }
}
