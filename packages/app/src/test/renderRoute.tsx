import { CredenceProvider, PageStyles } from '@credence/ui';
import type { RequestHandler } from 'msw';
import type { RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { App, openApp } from './App.js';
import { freshDevice, signedInDevice } from './device.js';
import { fakeServer } from './fakeServer.js';
import { serve } from './serve.js';

export interface RouteOptions {
  /**
   * Whether the user is signed in when the page opens.
   * @default true
   */
  signedIn?: boolean;
  /**
   * Whether the device keeps what an earlier page of the test left there.
   * @default false
   */
  keeps?: boolean;
  /** Handlers that take precedence over those of the fake server. */
  handlers?: RequestHandler[];
  /** @default a server with one user and no networks */
  server?: RequestHandler[];
  /** @default the application's routes */
  tree?: RouteObject[];
}

/** Opens the application at an address against a fake server, as a user would. */
export async function renderRoute(
  path: string,
  { signedIn = true, keeps = false, handlers = [], server = fakeServer(), tree }: RouteOptions = {},
) {
  if (signedIn) signedInDevice();
  else if (!keeps) freshDevice();
  onTestFinished(freshDevice);
  const served = serve(...handlers, ...server);
  const router = openApp(path, tree);
  const screen = await render(
    <CredenceProvider>
      <PageStyles />
      <App router={router} />
    </CredenceProvider>,
  );

  return { ...screen, ...served, router, address: () => router.state.location.pathname + router.state.location.search };
}
