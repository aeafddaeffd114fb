import {
  createContext,
  type createBrowserRouter,
  type MiddlewareFunction,
  RouterContextProvider,
} from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

const shown = createContext<object | null>(null);
let handedOn: object | null = null;

/** Goes before everything that is loaded, and hands on what the page shows where it is refreshed. */
export const tellOfRefresh: MiddlewareFunction = ({ context }) => {
  if (handedOn) context.set(shown, handedOn);
};

/**
 * What the page shows while it is refreshed; undefined where it opens, or where somebody asked for it. Nobody asked for a
 * refresh, so nobody is told where it fails: the loader hands on what was there.
 * @param context what the router tells the loader
 */
export function shownBefore<Loaded extends object>(context: unknown): Loaded | undefined {
  const before = context instanceof RouterContextProvider ? context.get(shown) : null;
  return before === null ? undefined : (before as Loaded);
}

/** What the loader of the open page answered. */
export function pageData({ state }: Router): object {
  return (state.loaderData[state.matches.at(-1)?.route.id ?? ''] ?? {}) as object;
}

/** Loads the open page again, and what stands open on it. */
export function refresh(router: Router): Promise<void> {
  // Middleware begins before it returns; the context lasts as long as this one time of loading.
  handedOn = pageData(router);
  const done = router.revalidate();
  handedOn = null;
  return done;
}
