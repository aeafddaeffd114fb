import type { NetworkListEntry, NetworkNode, NetworkOverview, Permission, Question } from '@credence/api-client';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed, type Assessed } from '../assess.js';
import type { Client } from '../client.js';
import { protocol } from '../experts.js';
import { panel } from '../takePart.js';
import { appForThisTest, type TestApp } from '../testApp.js';
import { skyParents } from '../xdslFile.js';

interface World extends Assessed {
  readonly server: TestApp;
  readonly experts: readonly Client[];
  readonly hasStudy: boolean;
}

/** A network in each state that decides what people may do with it. */
const states: Readonly<Record<string, (server: TestApp) => Promise<World>>> = {
  'without a study': async (server) => ({ ...(await assessed(server)), server, experts: [], hasStudy: false }),
  'whose owner alone resets': async (server) => {
    const network = await assessed(server);
    await network.owner.post(`/network/reset-rule/${network.networkId}`, { ownerOnly: true });
    return { ...network, server, experts: [], hasStudy: false };
  },
  'with a draft of a study': async (server) => {
    const network = await assessed(server);
    await network.owner.post(`/network/study/${network.networkId}`, protocol);
    return { ...network, server, experts: [], hasStudy: true };
  },
  'with an open round': (server) => studyAfter(server, []),
  'with an open round, one by one': (server) => studyAfter(server, [], { combinations: false }),
  'with a closed round': (server) => studyAfter(server, ['close']),
  'with open results': (server) => studyAfter(server, ['close', 'results']),
  'with results that experts do not see': (server) => studyAfter(server, ['close', 'results'], { sees: 'own' }),
  'with a final study': (server) => studyAfter(server, ['close', 'results', 'final']),
};

async function studyAfter(
  server: TestApp,
  steps: readonly string[],
  given: Parameters<typeof panel>[2] = {},
): Promise<World> {
  const study = await panel(server, ['ann@example.org', 'ben@example.org'], given);
  for (const step of steps) await study.owner.post(`${study.path}/${step}`, {});
  return { ...study, server, hasStudy: true };
}

type Call = (client: Client & { user?: { id: string } }, world: World & { heir: string }) => ReturnType<Client['get']>;

/**
 * An operation behind each permission, in an order in which none takes another's ground away. What nobody does themselves
 * has none, and what `take_part` lets somebody do is told by their part.
 */
const behind: Readonly<Record<Exclude<Permission, 'inherit' | 'take_part'>, readonly Call[]>> = {
  view: [(client, { networkId }) => client.get(`/network/overview/${networkId}`)],
  read_numbers: [
    (client, { networkId }) => client.get(`/network/tables/${networkId}`),
    (client, { networkId }) => client.get(`/network/download/${networkId}`),
    (client, { networkId }) => client.get(`/network/download/${networkId}?format=bif`),
  ],
  see_people: [(client, { networkId }) => client.get(`/network/activity/${networkId}`)],
  assess: [(client, { at }) => client.post(`${at('n1')}/1/save`, answer([60, 30, 10]))],
  combine: [
    (client, { at }) =>
      client.post(`${at('n3')}/save`, {
        combinations: [{ nodes: -1, value: [10, 30, 60], number: 1 }],
        parents: skyParents,
      }),
  ],
  reset: [(client, { at }) => client.post(`${at('n1')}/reset`)],
  decide_resets: [
    async (client, { networkId }) => {
      const { resetRule } = (await client.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
      return client.post(`/network/reset-rule/${networkId}`, { ownerOnly: resetRule?.ownerOnly ?? false });
    },
  ],
  describe: [
    (client, { networkId }) => client.post(`/network/outcomes/${networkId}`, { outcomes: [], cases: [] }),
    (client, { at }) =>
      client.post(`${at('n1')}/explanations`, {
        title: '',
        explanation: '',
        unit: '',
        states: ['', '', ''].map((title) => ({ title, explanation: '' })),
      }),
  ],
  share: [
    (client, { networkId }) => client.post(`/network/invite-by-email/${networkId}`, { emails: ['new@example.org'] }),
  ],
  run_study: [
    (client, { networkId, hasStudy }) =>
      hasStudy
        ? client.get(`/network/study/${networkId}/try/n1/1`)
        : client.post(`/network/study/${networkId}`, protocol),
  ],
  delete: [
    async (client, { networkId }) => {
      const deleted = await client.post(`/network/delete/${networkId}`);
      if (deleted.statusCode === 200) await client.post(`/network/restore/${networkId}`);
      return deleted;
    },
  ],
  withdraw: [
    (client, { networkId }) =>
      client.post(
        `/network/remove-collaborator/${networkId}/${client.user?.id ?? '00000000-0000-4000-8000-000000000000'}`,
      ),
  ],
  hand_over: [(client, { networkId, heir }) => client.post(`/network/hand-over/${networkId}/${heir}`)],
  answer_invitation: [(client, { networkId }) => client.post(`/network/accept-invitation/${networkId}`)],
};

/** What the lists say that somebody may do with a network. */
async function listed(client: Client, networkId: string): Promise<readonly Permission[] | undefined> {
  for (const list of ['index', 'collaborations', 'invitations']) {
    const { networks } = (await client.get(`/user/${list}`)).json<{ networks: NetworkListEntry[] }>();
    const found = networks.find((network) => network.networkId === networkId);
    if (found) return found.may;
  }
  return undefined;
}

/** Other words on the wire for what somebody may do say the same as `may`. */
async function expectSameSaid(client: Client, { networkId, at }: World, may: readonly Permission[]): Promise<void> {
  const asked = await client.get(`${at('n3')}/1`);
  // Of a final study an expert has no questions any more.
  if (asked.statusCode === 200) {
    const question = asked.json<Question>();
    expect(question.held === undefined).toBe(may.includes('assess'));
    expect(question.combinationsHeld === undefined).toBe(may.includes('combine'));
    expect(question.mayExplain === true).toBe(may.includes('describe'));
    const node = (await client.get(at('n3'))).json<NetworkNode>();
    expect(node.combinationsHeld).toBe(question.combinationsHeld);
  }
  const { mayName } = (await client.get(`/network/outcomes/${networkId}`)).json<{ mayName?: boolean }>();
  expect(mayName === true).toBe(may.includes('describe'));
}

test.each(Object.entries(states))(
  'R-3522: of a network %s everybody is offered what the server does for them, and nothing that it refuses',
  async (_, make) => {
    const world = await make(await appForThisTest());
    const { server, networkId, owner, experts } = world;
    const collaborator = await addCollaborator(server, networkId);
    const heir = (await addCollaborator(server, networkId)).user.id;
    const people: Readonly<Record<string, Client>> = {
      ...(experts[0] ? { expert: experts[0] } : {}),
      invited: await addCollaborator(server, networkId, 'invitation'),
      collaborator,
      owner,
    };
    for (const [name, client] of Object.entries(people)) {
      const may = await listed(client, networkId);
      // Of a final study nothing tells any more who took part in it.
      if (!may) continue;
      const overview = await client.get(`/network/overview/${networkId}`);
      if (overview.statusCode === 200) {
        expect([name, overview.json<NetworkOverview>().may]).toEqual([name, may]);
        await expectSameSaid(client, world, may);
      }
      for (const [permission, calls] of Object.entries(behind)) {
        for (const call of calls) {
          const { statusCode, body } = await call(client, { ...world, heir });
          const outcome = statusCode === 200 ? 'done' : [403, 404, 409].includes(statusCode) ? 'refused' : body;
          const expected = may.includes(permission as Permission) ? 'done' : 'refused';
          expect([name, permission, outcome]).toEqual([name, permission, expected]);
        }
      }
    }
  },
);
