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
import { followSession } from '../ground/session/followSession.js';
import { session } from '../ground/session/index.js';
import { isLanguage, standard } from '@credence/text';
import { showLanguage } from '../ground/text/language.js';
import { LanguageProvider } from '../ground/text/LanguageProvider.js';

export type MemoryRouter = ReturnType<typeof createMemoryRouter>;

/** Opens the whole application at an address, for tests and stories. */
export function openApp(path: string, tree: RouteObject[] = routes): MemoryRouter {
  return createMemoryRouter(tree, { initialEntries: [path], future: { v8_middleware: true } });
}

const languageOfPage = () => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : standard;
};

/** Renders the application and connects it to the session while it is mounted. */
export function App({ path, router: given }: { path?: string; router?: MemoryRouter }) {
  const [router] = useState(() => given ?? openApp(path ?? '/'));
  useEffect(() => followSession(router), [router]);
  // Otherwise a story's router would go on loading in the next story.
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => keepSending({ outbox, ahead, drafts, judgements, queue, session }), []);

  // The language comes from the host document; in Storybook, the toolbar sets it.
  useEffect(() => void showLanguage(languageOfPage()));

  return (
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}
