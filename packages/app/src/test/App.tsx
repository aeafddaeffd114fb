import { useEffect, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { outbox } from '../features/answering/browserOutbox.js';
import { keepSending } from '../start/keepSending.js';
import { ahead } from '../features/answering/questions.js';
// The application fetches them later; no test waits for that.
import '../shell/layout/dialogs.js';
import { drafts } from '../ground/drafts/browserDrafts.js';
import { judgements } from '../features/plausible/browserJudgements.js';
import { queue } from '../features/queue/browserQueue.js';
import { routes } from '../routes.js';
import { holdsSecret, keepMailedLink } from '../ground/mailedLink.js';
import { followSession } from '../ground/session/followSession.js';
import { session } from '../ground/session/index.js';
import { isLanguage, standard } from '@credence/text';
import { showLanguage } from '../ground/text/language.js';
import { LanguageProvider } from '../ground/text/LanguageProvider.js';

export type MemoryRouter = ReturnType<typeof createMemoryRouter>;

/** Opens the whole application at an address, for tests and stories. */
export function openApp(path: string, tree: RouteObject[] = routes): MemoryRouter {
  const address = new URL(path, window.location.origin);
  const shown = holdsSecret(address) ? keepMailedLink(address) : path;
  return createMemoryRouter(tree.map(loadedOnce), { initialEntries: [shown], future: { v8_middleware: true } });
}

type Load = Extract<RouteObject['lazy'], (...given: never) => unknown>;
const loading = new Map<Load, ReturnType<Load>>();

/** For each `import` a browser walks all modules below, a quarter of its work for a test: a page asks for each but once. */
function loadedOnce(route: RouteObject): RouteObject {
  const { lazy } = route;
  const children = route.children?.map(loadedOnce);
  if (typeof lazy !== 'function') return { ...route, children } as RouteObject;
  const load: Load = () => {
    const under = loading.get(lazy) ?? lazy();
    loading.set(lazy, under);
    // What could not be loaded is asked for again.
    under.catch(() => loading.delete(lazy));
    return under;
  };
  return { ...route, children, lazy: load } as RouteObject;
}

const languageOfPage = () => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : standard;
};

interface AppProps {
  path?: string;
  router?: MemoryRouter;
}

/** Renders the application and connects it to the session while it is mounted. */
export function App(props: AppProps) {
  // A router that is there has begun to load.
  const [isSpoken, setSpoken] = useState(props.router !== undefined);
  // As in the product, words come before pages, because some pages say theirs while they load. The language comes from
  // the host document; in Storybook, the toolbar sets it.
  useEffect(() => void showLanguage(languageOfPage()).then(() => setSpoken(true)));

  return <LanguageProvider>{isSpoken ? <OpenedApp {...props} /> : null}</LanguageProvider>;
}

function OpenedApp({ path, router: given }: AppProps) {
  const [router] = useState(() => given ?? openApp(path ?? '/'));
  useEffect(() => followSession(router), [router]);
  // Otherwise a story's router would go on loading in the next story.
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => keepSending({ outbox, ahead, drafts, judgements, queue, session }), []);

  return <RouterProvider router={router} />;
}
