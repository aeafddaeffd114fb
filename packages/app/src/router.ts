import { createBrowserRouter } from 'react-router-dom';
import { outbox } from './features/answering/browserOutbox.js';
import { keepSending } from './start/keepSending.js';
import { ahead } from './features/answering/questions.js';
import { drafts } from './ground/drafts/browserDrafts.js';
import { forgetEarly } from './ground/takeEarly.js';
import { keepFresh } from './ground/loading/keepFresh.js';
import type { Router } from './ground/loading/refresh.js';
import { holdsSecret, keepMailedLink } from './ground/mailedLink.js';
import { judgements } from './features/plausible/browserJudgements.js';
import { queue } from './features/queue/browserQueue.js';
import { followSession } from './ground/session/followSession.js';
import { session } from './ground/session/index.js';
import { routes } from './routes.js';

/** The page's router, connected to the session, the outbox and the refresh of live pages. */
export function createAppRouter(): Router {
  const { location, history } = window;
  if (holdsSecret(location)) history.replaceState(history.state, '', keepMailedLink(location));
  const router = createBrowserRouter(routes, { future: { v8_middleware: true } });
  followSession(router);
  keepSending({ outbox, ahead, drafts, judgements, queue, session });
  keepFresh(router);
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    forgetEarly();
  });
  return router;
}
