import { CredenceProvider, PageStyles } from '@credence/ui';
import type { RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoticeProvider } from '../shell/layout/NoticeProvider.js';
import { freshDevice, signedInDevice } from './device.js';
import { serve } from './serve.js';
import { LanguageProvider } from '../ground/text/LanguageProvider.js';
import { NetworkShare } from '../features/sharing/NetworkShare.js';
import { askedNodesRoute, network, peopleRoute } from './shareServer.js';

/** Opens the dialog over an empty page, as the owner of a network. */
export async function renderShare(handlers: readonly RequestHandler[]) {
  signedInDevice();
  onTestFinished(freshDevice);
  const served = serve(...handlers);
  const onClose = vi.fn(() => void router.navigate('/closed'));
  const router = createMemoryRouter([
    { path: '/', element: <NetworkShare network={network} onClose={onClose} /> },
    peopleRoute,
    askedNodesRoute,
    { path: '/closed', element: <main>The list of networks</main> },
  ]);
  const screen = await render(
    <CredenceProvider>
      <PageStyles />
      <LanguageProvider>
        <NoticeProvider>
          <RouterProvider router={router} />
        </NoticeProvider>
      </LanguageProvider>
    </CredenceProvider>,
  );
  return { ...screen, ...served, onClose, router };
}
