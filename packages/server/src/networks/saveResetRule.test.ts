import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../test/assess.js';
import { appForThisTest } from '../../test/testApp.js';

interface Told {
  resetRule: unknown;
}

test('R-1749: resets are everybody’s until the owner keeps them; then nobody else resets or takes a reset back', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const ruleFor = async (person: typeof owner) =>
    (await person.get(`/network/overview/${networkId}`)).json<Told>().resetRule;
  const keep = (ownerOnly: boolean) => owner.post(`/network/reset-rule/${networkId}`, { ownerOnly });
  await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]));
  expect([await ruleFor(owner), await ruleFor(colleague)]).toEqual([
    { ownerOnly: false, isOwner: true },
    { ownerOnly: false, isOwner: false },
  ]);

  expect((await keep(true)).json()).toEqual({ ownerOnly: true, isOwner: true });
  expect(await ruleFor(colleague)).toEqual({ ownerOnly: true, isOwner: false });
  const reset = await colleague.post(`${at('n3')}/reset`);
  expect([reset.statusCode, reset.json()]).toMatchObject([403, { code: 'owner_resets_only' }]);
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({ answered: true });
  expect((await owner.post(`${at('n3')}/reset`)).statusCode).toBe(200);
  const undo = await colleague.post(`${at('n3')}/undo-reset`);
  expect([undo.statusCode, undo.json()]).toMatchObject([403, { code: 'owner_resets_only' }]);
  // What the colleague may do besides is as before.
  expect((await colleague.post(`${at('n3')}/2/save`, answer([1, 2, 3]))).statusCode).toBe(200);

  await keep(false);
  expect((await colleague.post(`${at('n3')}/reset`)).statusCode).toBe(200);
});

test('R-1749: the network’s log says who changed the rule, and the same rule again changes nothing', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  for (const ownerOnly of [true, true, false]) await owner.post(`/network/reset-rule/${networkId}`, { ownerOnly });
  const { events } = (await owner.get(`/network/events/${networkId}`)).json<{
    events: { type: string; username: string; metadata: unknown }[];
  }>();
  const { username } = owner.user;
  expect(events.filter(({ type }) => type === 'reset_rule_saved')).toMatchObject([
    { username, metadata: { ownerOnly: false } },
    { username, metadata: { ownerOnly: true } },
  ]);
});

test('R-1749: the rule stays with the network when another person becomes its owner', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  await owner.post(`/network/reset-rule/${networkId}`, { ownerOnly: true });
  await owner.post(`/network/hand-over/${networkId}/${colleague.user.id}`);
  expect((await colleague.post(`${at('n3')}/reset`)).statusCode).toBe(200);
  expect((await owner.post(`${at('n3')}/reset`)).json()).toMatchObject({ code: 'owner_resets_only' });
});
