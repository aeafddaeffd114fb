import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dashboardPath, dashboardServer } from '../../test/dashboardBuilders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { savedFiles } from '../../test/savedFiles.js';

const button = () => page.getByRole('button', { name: 'Download the feedback (CSV)' });

test('R-1802: an administrator saves the feedback as a table', async () => {
  const files = savedFiles();
  const handlers = [
    http.get('/user/questionnaires', () =>
      Promise.resolve(
        new Response('submitted\r\n', {
          headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename=feedback.csv' },
        }),
      ),
    ),
  ];
  await renderRoute(dashboardPath, { server: dashboardServer(), handlers });
  await userEvent.click(button());
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['feedback.csv']);
});

test('R-1802: a download that fails says so', async () => {
  const handlers = [http.get('/user/questionnaires', () => Response.error())];
  await renderRoute(dashboardPath, { server: dashboardServer(), handlers });
  await userEvent.click(button());
  await expect.element(page.getByText('The download failed. Please try again.')).toBeVisible();
});
