import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoute } from '../../test/renderRoute.js';
import { buildOpenStudy, experts, studyPath, studyServer } from '../../test/studyServer.js';

const rowOf = (code: string) => page.getByRole('row', { name: new RegExp(code) });

test('R-2986: the owner sees that a reminder waits until the morning', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const waiting = experts.map((expert) =>
    expert.code === 2 ? { ...expert, reminders: 1, remindedAt: tomorrow } : expert,
  );
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts: waiting })) });
  await expect.element(rowOf('E2').getByText(/^a reminder goes out in the morning, /)).toBeVisible();
  await expect.element(rowOf('E4').getByText(/^reminded 3 times, /)).toBeVisible();
});
