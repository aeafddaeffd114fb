import { createBrowserRouter } from 'react-router-dom';
import { outbox } from './answering/browserOutbox.js';
import { keepSending } from './answering/keepSending.js';
import { ahead } from './answering/questions.js';
import { drafts } from './drafts/browserDrafts.js';
import { keepFresh } from './loading/keepFresh.js';
import type { Router } from './loading/refresh.js';
import { judgements } from './plausible/browserJudgements.js';
import { queue } from './queue/browserQueue.js';
import { followSession } from './session/followSession.js';
import { session } from './session/index.js';
import { routes } from './routes.js';

/** The page's router, connected to the session, the outbox and the refresh of live pages. */
export function createAppRouter(): Router {
  const router = createBrowserRouter(routes, { future: { v8_middleware: true } });
  followSession(router);
  keepSending({ outbox, ahead, drafts, judgements, queue, session });
  keepFresh(router);
  return router;
}
