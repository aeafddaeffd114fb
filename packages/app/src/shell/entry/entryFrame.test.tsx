import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderRoute } from '../../test/renderRoute.js';

test('R-2544: logging in, signing up and asking for a password begin at the same height', async () => {
  const heights = new Set<number>();
  for (const [path, title] of [
    ['/login', 'Log in'],
    ['/signup', 'Sign up'],
    ['/forgot', 'Forgot your password?'],
  ] as const) {
    const { getByRole, unmount } = await renderRoute(path, { signedIn: false });
    const heading = getByRole('heading', { level: 1, name: title });
    await expect.element(heading).toBeVisible();
    // Once it stands still: the site's own texts arrive after the heading.
    let top = Number.NaN;
    const onPage = () => Math.round(heading.element().getBoundingClientRect().top + window.scrollY);
    await expect.poll(() => top === (top = onPage())).toBe(true);
    heights.add(top);
    await unmount();
  }
  expect([...heights]).toHaveLength(1);
});

test.each(['/signup', '/forgot'])(
  'R-2515: choosing another language at %s leaves the focus on the choice',
  async (path) => {
    const { getByRole } = await renderRoute(path, { signedIn: false });
    await userEvent.click(getByRole('button', { name: 'Deutsch' }));
    await expect.element(getByRole('button', { name: 'English' })).toHaveFocus();
  },
);
