import type { Study, StudyAct } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findAccount, type UserRow } from '../../src/accounts/users.js';
import { studies } from '../../src/database/schema/index.js';
import { answer, assessed } from '../assess.js';
import type { Client } from '../client.js';
import { protocol } from '../experts.js';
import { panel } from '../takePart.js';
import { appForThisTest, type TestApp } from '../testApp.js';

interface World {
  readonly server: TestApp;
  readonly networkId: string;
  /** The path of the study. */
  readonly path: string;
  readonly owner: Client & { readonly user: UserRow };
  /** Who has answered a question with a comment; undefined where nobody takes part. */
  readonly expert?: Client | undefined;
  /** The ids of who was asked, in the order of their codes. */
  readonly ids: readonly string[];
}

const DAY = 86_400_000;

/** Some days later, when everybody has to sign in again. */
async function later(server: TestApp, { owner, expert }: { owner: UserRow; expert?: UserRow | undefined }, days = 3) {
  server.clock.advance(days * DAY);
  return { owner: await server.signedIn(owner), expert: expert && (await server.signedIn(expert)) };
}

async function draft(server: TestApp): Promise<World> {
  const { owner, networkId } = await assessed(server);
  const path = `/network/study/${networkId}`;
  await owner.post(path, protocol);
  return { server, networkId, path, owner, ids: [] };
}

let made = 0;

/** A study of three people of whom the last has not accepted, so long after that they can be reminded. */
async function opened(
  server: TestApp,
  { steps = [], ...given }: Parameters<typeof panel>[2] & { steps?: readonly (readonly [string, object])[] } = {},
): Promise<World> {
  made += 1;
  const emails = ['ann', 'ben', 'eve'].map((name) => `${name}.${made}@example.org`);
  const { owner, networkId, path, at, experts } = await panel(server, emails, { taking: 2, ...given });
  const [expert] = experts;
  await expert?.post(`${at('n1')}/1/save`, answer([60, 30, 10], { comment: 'As seen in Ulm.' }));
  const account = expert && (await findAccount(server.database, emails[0]!));
  const study = { server, networkId, path };
  const people = await later(server, { owner: owner.user, expert: account });
  const ids = (await people.owner.get(path)).json<Study>().experts!.map(({ id }) => id);
  for (const [step, body] of steps) {
    const response = await people.owner.post(`${path}/${step}`, body);
    if (response.statusCode !== 200) throw new Error(response.body);
  }
  return { ...study, ...people, ids };
}

const close = ['close', {}] as const;
const results = ['results', {}] as const;
const adopt = ['adopt', { of: 'E1' }] as const;
const undo = ['adopt/undo', {}] as const;
const final = ['final', {}] as const;

/** A study in each state that decides what can be done in it. */
const states: Readonly<Record<string, (server: TestApp) => Promise<World>>> = {
  'that is a draft': draft,
  'whose open round nobody has accepted': (server) => opened(server, { taking: 0 }),
  'with an open round': (server) => opened(server),
  'with an open round, after which nobody withdraws': (server) => opened(server, { withdrawal: 'until_closed' }),
  'with a closed round': (server) => opened(server, { steps: [close] }),
  'with a closed round, after which nobody withdraws': (server) =>
    opened(server, { steps: [close], withdrawal: 'until_closed' }),
  'that was stopped': async (server) => {
    const world = await opened(server, { steps: [close] });
    const stopped = { stoppedAt: server.clock.now() };
    await server.database.update(studies).set(stopped).where(eq(studies.networkId, world.networkId));
    return world;
  },
  'with open results': (server) => opened(server, { steps: [close, results] }),
  'with results that experts do not see': (server) => opened(server, { steps: [close, results], sees: 'own' }),
  'with adopted numbers': (server) => opened(server, { steps: [close, results, adopt] }),
  'with adopted numbers that were taken out': (server) => opened(server, { steps: [close, results, adopt, undo] }),
  'with numbers that were adopted long ago': async (server) => {
    const { expert: _, ...world } = await opened(server, { steps: [close, results, adopt] });
    return { ...world, ...(await later(server, { owner: world.owner.user }, 31)) };
  },
  'that is final': (server) => opened(server, { steps: [close, results, final] }),
};

const none = '00000000-0000-4000-8000-000000000000';

/** The operation behind each act. An act without one does not compile. */
const operations: Readonly<Record<StudyAct, (client: Client, world: World) => ReturnType<Client['get']>>> = {
  change_protocol: (client, { path }) => client.post(path, { ...protocol, purpose: 'Another.' }),
  open_round: (client, { path }) => client.post(`${path}/open`, {}),
  close_round: (client, { path }) => client.post(`${path}/close`, {}),
  extend_round: (client, { path }) => client.post(`${path}/extend`, { closesAt: '2100-01-31T22:59:59Z' }),
  reopen_round: (client, { path }) => client.post(`${path}/reopen`, {}),
  invite: (client, { path }) => client.post(`${path}/experts`, { emails: ['new@example.org'] }),
  remind: (client, { path, ids }) => client.post(`${path}/experts/${ids[0] ?? none}/remind`, {}),
  cancel_invitation: (client, { path, ids }) => client.post(`${path}/experts/${ids[2] ?? none}/cancel`, {}),
  let_in_late: (client, { path, ids }) => client.post(`${path}/experts/${ids[0] ?? none}/late`, {}),
  open_results: (client, { path }) => client.post(`${path}/results`, {}),
  read_results: (client, { path }) => client.get(`${path}/results`),
  redact_comment: (client, { path }) =>
    client.post(`${path}/results/n1/1/redact`, { code: 1, reason: 'It names a town.' }),
  download_results: (client, { path }) => client.get(`${path}/tables/E1`),
  download_people: (client, { path }) => client.get(`${path}/people`),
  adopt: (client, { path }) => client.post(`${path}/adopt`, { of: 'E1' }),
  undo_adoption: (client, { path }) => client.post(`${path}/adopt/undo`, {}),
  declare_final: (client, { path }) => client.post(`${path}/final`, {}),
  name_deputy: (client, { path }) => client.post(`${path}/deputy`, { email: 'dora@example.org' }),
  remove_deputy: (client, { path }) => client.post(`${path}/deputy/remove`, {}),
  finish: (client, { path }) => client.post(`${path}/finish`, { finished: true }),
  keep_late: (client, { path }) =>
    client.post(`${path}/late`, { nodeId: 'n1', iteration: 1, answer: answer([50, 40, 10]) }),
  withdraw: (client, { path }) => client.post(`${path}/withdraw`, { keeps: true }),
};

const readings: readonly string[] = ['read_results', 'download_results', 'download_people'] satisfies StudyAct[];

test.each(Object.entries(states))(
  'R-3526: of a study %s whoever runs it and whoever takes part is told which acts it takes, and it refuses all others',
  async (_, make) => {
    const server = await appForThisTest();
    let world = await make(server);
    for (const caller of ['owner', 'expert'] as const)
      for (const [act, call] of Object.entries(operations)) {
        const client = world[caller];
        if (!client) break;
        const { may } = (await client.get(world.path)).json<Study>();
        const { statusCode, body } = await call(client, world);
        const outcome = statusCode === 200 ? 'done' : [403, 404, 409].includes(statusCode) ? 'refused' : body;
        expect([caller, act, outcome]).toEqual([caller, act, may.includes(act as StudyAct) ? 'done' : 'refused']);
        // What was refused, or only read, has changed nothing.
        if (outcome === 'done' && !readings.includes(act)) world = await make(server);
      }
  },
);
