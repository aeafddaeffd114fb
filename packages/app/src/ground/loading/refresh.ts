import {
  createContext,
  type createBrowserRouter,
  type MiddlewareFunction,
  RouterContextProvider,
} from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

const shown = createContext<object | null>(null);
let handedOn: object | null = null;

/** Runs before the loaders and, during a refresh, gives them the data currently shown. */
export const tellOfRefresh: MiddlewareFunction = ({ context }) => {
  if (handedOn) context.set(shown, handedOn);
};

/**
 * The data currently shown, during a refresh; undefined when the page opens or the user reloads it. Nobody asked for a
 * refresh, so a failing one is not reported: the loader returns the previous data.
 * @param context the context the router passes to the loader
 */
export function shownBefore<Loaded extends object>(context: unknown): Loaded | undefined {
  const before = context instanceof RouterContextProvider ? context.get(shown) : null;
  return before === null ? undefined : (before as Loaded);
}

/** The loader data of the open page. */
export function pageData({ state }: Router): object {
  return (state.loaderData[state.matches.at(-1)?.route.id ?? ''] ?? {}) as object;
}

/** Reloads the open page and the resources open on it. */
export function refresh(router: Router): Promise<void> {
  // Middleware starts before `revalidate` returns; its context lasts for this one load.
  handedOn = pageData(router);
  const done = router.revalidate();
  handedOn = null;
  return done;
}
