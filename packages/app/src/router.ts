import { createBrowserRouter } from 'react-router-dom';
import { followSession } from './session/followSession.js';
import { routes } from './routes.js';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router of the page, bound to the session. */
export function createAppRouter(): AppRouter {
  const router = createBrowserRouter(routes, { future: { v8_middleware: true } });
  followSession(router);
  return router;
}
