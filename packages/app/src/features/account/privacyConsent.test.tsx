import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildStudyInvitation } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const newcomer = http.post('/user/institution-login/answer', () =>
  Response.json({ needs: 'profile', username: 'ann@example.org', firstname: 'Ann', lastname: '' }),
);
const asked = http.post('/study-invitation', ({ response }) => response(200).json(buildStudyInvitation()));

test.each([
  ['signs up', '/signup', 'Sign up', /^By signing up you agree to the privacy policy/],
  ['comes by the institution’s login', '/login/institution?code=c&state=s', 'Go on', /you agree to the privacy policy/],
  [
    'takes part in a study',
    '/study#expert=5e0f3a9d-7e10-4a3c-9c55-2f0f3a9d7e10&secret=s',
    'Take part',
    /privacy policy/,
  ],
])(
  'R-3258: whoever %s reads what they agree to, and the privacy text opens beside the form',
  async (_what, address, button, sentence) => {
    await renderRoute(address, { signedIn: false, handlers: [newcomer, asked] });
    const main = page.getByRole('main');
    await expect.element(main.getByRole('button', { name: button })).toBeVisible();
    await expect.element(main.getByText(sentence)).toBeVisible();
    const link = main.getByRole('link', { name: 'privacy policy (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('href', '/privacy');
    await expect.element(link).toHaveAttribute('target', '_blank');
  },
);
