import { createBrowserRouter } from 'react-router-dom';
import { outbox } from './answering/browserOutbox.js';
import { keepSending } from './answering/keepSending.js';
import { ahead } from './answering/questions.js';
import { drafts } from './drafts/browserDrafts.js';
import { followSession } from './session/followSession.js';
import { session } from './session/index.js';
import { routes } from './routes.js';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router of the page, bound to the session and to the answers that are on their way. */
export function createAppRouter(): AppRouter {
  const router = createBrowserRouter(routes, { future: { v8_middleware: true } });
  followSession(router);
  keepSending({ outbox, ahead, drafts, session });
  return router;
}
