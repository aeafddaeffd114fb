import { delay } from 'msw';
import { expect, test } from 'vitest';
import { http } from '../test/fakeServer.js';
import { renderRoute } from '../test/renderRoute.js';

test('R-3276: what the server has sent is not drawn once more while the application waits for its first page', async () => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const first = Object.assign(document.createElement('div'), {
    id: 'first-page',
    innerHTML: '<main><p>Sent</p></main>',
  });
  document.body.append(first);
  const held = http.get('/check-session/', async () => {
    await gone;
    await delay(0);
  });
  const { getByRole } = await renderRoute('/index/', { handlers: [held] });
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(first.textContent).toBe('Sent');
  letGo();
  await expect.element(getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect.poll(() => first.isConnected).toBe(false);
});
