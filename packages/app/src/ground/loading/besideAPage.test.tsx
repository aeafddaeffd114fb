import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useResource } from './useResource.js';

test('R-3094 what is loaded beside a page is loading from the first moment until its response', async () => {
  const seen: string[] = [];
  function Beside() {
    const { known, loading } = useResource<string, string>('/beside', 'nothing yet', (_known, loaded) => loaded);
    const shown = loading ? 'loading' : known;
    useLayoutEffect(() => {
      if (seen.at(-1) !== shown) seen.push(shown);
    });
    return <p>{shown}</p>;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Beside /> },
    { path: '/beside', loader: () => 'the response' },
  ]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByText('the response')).toBeVisible();
  expect(seen).toEqual(['loading', 'the response']);
});
