import type { NetworkListEntry, paths, Site, User } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import { accountServer } from './accountServer.js';
import { buildError, buildOpenSession, buildSite, buildUser } from './builders.js';

/** Handlers for the calls of the contract; any other call is a type error. */
export const http = createOpenApiHttp<paths>({ baseUrl: '/api' });

/** The token that the fake server issues and accepts. */
export const TOKEN = 'crd_test';

export interface World {
  user: User;
  password: string;
  /** The user's sessions. */
  sessions: ReturnType<typeof buildOpenSession>[];
  isAdmin: boolean;
  site: Site;
  own: NetworkListEntry[];
  shared: NetworkListEntry[];
  invited: NetworkListEntry[];
  /** The id given to an uploaded network. */
  uploadedId: string;
}

/** A server with one user. Tests put their own handlers first. */
export function fakeServer(given: Partial<World> = {}): RequestHandler[] {
  const user = given.user ?? buildUser();
  const { password = 'credence-demo', sessions = [buildOpenSession({ current: true })] } = given;
  const { isAdmin = false, own = [], shared = [], invited = [], uploadedId = '9aB3dE5fG7hJ' } = given;
  const isSignedIn = (request: Request) => request.headers.get('Authorization') === `Token ${TOKEN}`;

  return [
    http.get('/site', ({ response }) => response(200).json(given.site ?? buildSite())),
    http.get('/get-csrf-token/', ({ response }) => response(200).json({ message: 'The CSRF cookie is set.' })),
    http.get('/check-session/', ({ request, response }) =>
      response(200).json({ status: isSignedIn(request) ? 'active' : 'expired' }),
    ),
    http.get('/user/check-admin', ({ request, response }) =>
      isSignedIn(request)
        ? response(200).json({ is_admin: isAdmin })
        : response(401).json(buildError('Please log in.', 'unauthenticated')),
    ),
    http.post('/user/login', async ({ request, response }) => {
      const typed = await request.json();
      return typed.username === user.username && typed.password === password
        ? response(200).json({ token: TOKEN })
        : response(400).json(buildError('Username or password is wrong.', 'invalid_credentials'));
    }),
    http.post('/user/logout', ({ response }) => response(200).json({ message: 'You have been logged out.' })),
    ...accountServer({ user, password, sessions }),
    http.get('/user/index', ({ response }) =>
      response(200).json({
        hasNetworks: own.length > 0,
        networks: own.map((entry) => ({ collaborators: [], invited_collaborators: [], ...entry })),
      }),
    ),
    http.get('/user/collaborations', ({ response }) =>
      response(200).json({ data: shared, hasNetworks: shared.length > 0, networks: shared }),
    ),
    http.get('/user/invitations', ({ response }) =>
      response(200).json({ hasNetworks: invited.length > 0, networks: invited }),
    ),
    http.post('/network/upload', ({ response }) => response(201).json({ networkId: uploadedId })),
  ];
}
