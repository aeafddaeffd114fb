import { delay } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider, PageStyles } from '@credence/ui';
import { LoadingScreen } from '../layout/LoadingScreen.js';
import { freshDevice, signedInDevice } from '../test/device.js';
import { fakeServer, http } from '../test/fakeServer.js';
import { serve } from '../test/serve.js';
import { publicOnly, requireAdmin } from './guards.js';

interface Visit {
  signedIn?: boolean;
  isAdmin?: boolean;
  handlers?: ReturnType<typeof fakeServer>;
}

/** Navigates from the page "Before" to a screen that is only for administrators. */
async function visit({ signedIn = true, isAdmin = false, handlers = [] }: Visit) {
  if (signedIn) signedInDevice();
  else freshDevice();
  // A forged flag in browser storage.
  localStorage.setItem('isAdmin', 'true');
  onTestFinished(freshDevice);
  serve(...handlers, ...fakeServer({ isAdmin }));
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: LoadingScreen,
        children: [
          { path: '/before', element: <h1>Before</h1> },
          { path: '/', element: <h1>Home</h1> },
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

test('an admin check that fails opens nothing (R-159, R-1407)', async () => {
  const { heading } = await visit({ isAdmin: true, handlers: [http.get('/user/check-admin', () => Response.error())] });
  await expect.element(heading('Home')).toBeVisible();
});
