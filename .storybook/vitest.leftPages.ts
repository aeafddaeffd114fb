import { beforeEach } from 'vitest';

let story = 0;

beforeEach(() => {
  story += 1;
});

const fetchNow = globalThis.fetch;

/**
 * The page of a story that is over is told nothing more. A response that a story lets nobody have is ended by the browser
 * after five minutes, and what that page then asked for would fail whichever story is under way.
 */
globalThis.fetch = (input, init) => {
  const asking = story;
  const whileHere = <Outcome>(outcome: () => Outcome): Outcome | Promise<never> =>
    asking === story ? outcome() : new Promise<never>(() => undefined);
  return fetchNow(input, init).then(
    (response) => whileHere(() => response),
    (error: unknown) =>
      whileHere(() => {
        throw error;
      }),
  );
};
