import { delay } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider, PageStyles } from '@credence/ui';
import { RootLayout } from '../../start/RootLayout.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { serve } from '../../test/serve.js';
import { publicOnly, requireAdmin, requireSession } from './guards.js';

interface Visit {
  signedIn?: boolean;
  isAdmin?: boolean;
  handlers?: ReturnType<typeof fakeServer>;
}

/** Makes the browser's own address that of the page: a guard replaces only what is in the history already. */
function showAddress(path: string) {
  const before = window.location.href;
  window.history.replaceState(null, '', path);
  onTestFinished(() => window.history.replaceState(null, '', before));
}

/** Navigates from the page "Before" to a screen that is only for administrators. */
async function visit({ signedIn = true, isAdmin = false, handlers = [] }: Visit) {
  if (signedIn) signedInDevice();
  else freshDevice();
  // A forged flag in browser storage.
  localStorage.setItem('isAdmin', 'true');
  onTestFinished(freshDevice);
  serve(...handlers, ...fakeServer({ isAdmin }));
  showAddress('/secret');
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: RootLayout,
        children: [
          { path: '/before', element: <h1>Before</h1> },
          { path: '/', element: <h1>Home</h1> },
          { path: '/private', middleware: [requireSession], element: <h1>Private</h1>, loader: () => null },
          { path: '/login', middleware: [publicOnly], element: <h1>Log in</h1>, loader: () => null },
          {
            path: '/secret',
            middleware: [requireAdmin],
            element: <h1>Only for administrators</h1>,
            loader: () => null,
          },
        ],
      },
    ],
    { initialEntries: ['/before', '/secret'], initialIndex: 1, future: { v8_middleware: true } },
  );
  const screen = await render(
    <CredenceProvider>
      <PageStyles />
      <RouterProvider router={router} />
    </CredenceProvider>,
  );
  return { screen, router, heading: (name: string) => screen.getByRole('heading', { name }) };
}

test('an administrator who is signed in sees the screen (R-155, R-158, R-1328)', async () => {
  const { heading } = await visit({ isAdmin: true });
  await expect.element(heading('Only for administrators')).toBeVisible();
});

test('while it is checked, a spinner in the centre says "Loading...", and nothing of the screen is there (R-156, R-157)', async () => {
  const { screen, heading } = await visit({
    isAdmin: true,
    handlers: [http.get('/user/check-admin', () => delay('infinite') as unknown as Promise<never>)],
  });
  const spinner = screen.getByText('Loading...');
  await expect.element(spinner).toBeVisible();
  const { left, right } = spinner.element().closest('[data-credence="spinner"]')!.getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
  expect(heading('Only for administrators').query()).toBeNull();
});

test('a signed-in user who is not an administrator ends up at home, whatever their storage says (R-159, R-161, O-56, B-016)', async () => {
  const { router, heading } = await visit({});
  await expect.element(heading('Home')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('a visitor with an admin flag in the storage is taken to the sign-in, and Back does not return to the screen (R-160, R-161, R-162)', async () => {
  const { router, heading } = await visit({ signedIn: false });
  await expect.element(heading('Log in')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  await router.navigate(-1);
  await expect.element(heading('Before')).toBeVisible();
});

test('R-2516, R-162: a page that was typed and refused is not in the history; Back leads before it', async () => {
  const { router, heading } = await visit({});
  await expect.element(heading('Home')).toBeVisible();
  await router.navigate(-1);
  await expect.element(heading('Before')).toBeVisible();
});

test('R-2516, R-102, R-153: a page that a visitor is led to the sign-in from is replaced, too', async () => {
  const { router, heading } = await visit({ signedIn: false });
  await expect.element(heading('Log in')).toBeVisible();
  showAddress('/private');
  await router.navigate('/private', { replace: true });
  await expect.element(heading('Log in')).toBeVisible();
  expect(router.state.location.search).toBe('?from=%2Fprivate');
  await router.navigate(-1);
  await expect.element(heading('Before')).toBeVisible();
});

test('R-156, R-201, R-205: the spinner stands in the middle between top bar and footer', async () => {
  const { screen } = await visit({
    isAdmin: true,
    handlers: [http.get('/user/check-admin', () => delay('infinite') as unknown as Promise<never>)],
  });
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible();
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const spinner = screen.getByText('Loading...').element().closest('[data-credence="spinner"]')!;
  expect(Math.abs(middle(spinner) - middle(screen.getByRole('main').element()))).toBeLessThan(2);
});

test('an admin check that fails opens nothing (R-159, R-1407)', async () => {
  const { heading } = await visit({ isAdmin: true, handlers: [http.get('/user/check-admin', () => Response.error())] });
  await expect.element(heading('Home')).toBeVisible();
});
