import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { mailbox } from '../../../test/mailbox.js';
import { appForThisTest } from '../../../test/testApp.js';

test.each(['restore', 'undo'])('R-1912: a part can be finished without a new answer, too: %s', async (way) => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const ann = await server.signedIn();
  await owner.post(`${at('n1')}/1/save`, answer([20, 30, 50]));
  await owner.post(`${at('n1')}/reset`);
  await owner.post(`/network/invite-by-email/${networkId}`, { emails: [ann.user.username], nodes: ['n1'] });
  await ann.post(`/network/accept-invitation/${networkId}`);
  const [earlier] = (await ann.get(`${at('n1')}/1/history`)).json<{ answers: { id: string }[] }>().answers;
  const done =
    way === 'undo'
      ? await ann.post(`${at('n1')}/undo-reset`)
      : await ann.post(`${at('n1')}/1/restore`, { answer: earlier!.id });
  expect(done.statusCode).toBe(200);
  const told = (await mailbox(server)).filter(({ to }) => to === owner.user.username).map(({ subject }) => subject);
  expect(told).toContain('Everything you asked for at Credence is answered');
});
