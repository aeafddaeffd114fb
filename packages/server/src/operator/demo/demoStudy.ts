import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeProvedAccount, newToken, storeQuestionnaire, type UserRow } from '../../accounts/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { answerQuestion } from '../../judgements/index.js';
import { listNodes, requireLockedNetwork, storeNetwork, storeOutcomes } from '../../networks/index.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import {
  askExpert,
  bindExpert,
  endRound,
  findStudy,
  requireOpenRound,
  setFinished,
  startRound,
  storeProtocol,
  unsealResults,
} from '../../studies/index.js';
import { daysAgo } from './daysAgo.js';
import { demoExperts } from './demoExperts.js';
import {
  embolismAnswers,
  embolismComments,
  embolismOutcomes,
  embolismProtocol,
  isContested,
  STUDY_FILE,
} from './embolismStudy.js';
import { plausibleShares } from './plausibleShares.js';
import type { DemoContent } from './seedDemo.js';

type DemoServices = Parameters<DemoContent>[0];

/** Somebody who takes part, and how much more than the others they expect the first state of a node. */
interface Panelist {
  readonly user: UserRow;
  readonly lean: number;
}

/** Of the colleague, who takes part as well. */
const COLLEAGUE_LEAN = -0.1;

/**
 * A study of the demo's expert that was walked to its end: the colleague and some invented people were asked, answered
 * and differed, the round is closed and its results are open. It is made through the regular workflows, weeks ago, but
 * nobody is mailed.
 */
export function demoStudy(examples: string): DemoContent {
  return async (services, accounts) => {
    const owner = accounts.get('expert@example.org');
    const colleague = accounts.get('colleague@example.org');
    if (!owner || !colleague) return;
    const on = (days: number): DemoServices => ({ ...services, clock: daysAgo(services.clock, days) });
    const invented = await addExperts(on(24));
    const panel = [...invented, { user: colleague, lean: COLLEAGUE_LEAN }];
    const bytes = await readFile(path.join(examples, STUDY_FILE));
    const { networkId } = await storeNetwork(on(22), owner, { filename: STUDY_FILE, bytes }, once());
    await nameOutcomes(on(22), networkId, owner);
    const closesAt = daysAgo(services.clock, 2).now().toISOString();
    await storeProtocol(on(21), { networkId, user: owner, protocol: { ...embolismProtocol, closesAt } });
    await startRound(on(21), { networkId, user: owner });
    await seatPanel(on(20), networkId, owner, panel);
    for (const [place, panelist] of panel.entries()) {
      const services = on(18 - 2 * place);
      await answerAll(services, networkId, panelist, place);
      await setFinished(services, { networkId, user: panelist.user, finished: true });
    }
    await closeRound(on(3), networkId, owner);
    await unsealResults(on(3), { networkId, user: owner });
    for (const [place, { user }] of invented.entries())
      await storeQuestionnaire(on(6 - place), user, demoExperts[place]!.feedback);
  };
}

/** A request that nobody repeats. */
const once = () => repeatable(undefined, { method: 'POST', url: '' }, null);

async function addExperts(services: DemoServices): Promise<Panelist[]> {
  const { database, clock, passwords } = services;
  // A password that nobody knows: they sign in by the links of their invitations.
  const owned = { passwordHash: await passwords.hash(newToken()), hasPassword: false, locale: 'en' };
  return withTransaction(database, async (transaction) => {
    const made: Panelist[] = [];
    for (const { username, profile, lean } of demoExperts) {
      const account = { username, owned: { ...owned, ...profile }, at: clock.now() };
      made.push({ user: await makeProvedAccount(transaction, account, services), lean });
    }
    return made;
  });
}

async function nameOutcomes(services: DemoServices, networkId: string, user: UserRow): Promise<void> {
  const nodes = await listNodes(services.database, networkId);
  const keys = new Map(nodes.map(({ fileId, key }) => [fileId, key]));
  const byKey = ({ node, state }: { node: string; state: number }) => ({ node: keys.get(node) ?? '', state });
  const { outcomes, cases } = embolismOutcomes;
  const body = {
    outcomes: outcomes.map(byKey),
    cases: cases.map(({ name, findings }) => ({ name, findings: findings.map(byKey) })),
  };
  await storeOutcomes(services, { networkId, user, body, loaded: undefined });
}

/** Asks everybody, who all accept at once. */
async function seatPanel(
  { database, clock, config }: DemoServices,
  networkId: string,
  owner: UserRow,
  panel: readonly Panelist[],
): Promise<void> {
  await withTransaction(database, async (transaction) => {
    await requireLockedNetwork(transaction, networkId, owner, 'run_study');
    const open = requireOpenRound(await findStudy(transaction, networkId));
    for (const [place, { user }] of panel.entries()) {
      const { username: address, usernameKey: addressKey } = user;
      const asked = { networkId, code: place + 1, address, addressKey, locale: 'en', asking: owner, at: clock.now() };
      const expert = await askExpert(transaction, asked, config);
      const at = clock.now();
      const consent = {
        version: 1,
        locale: 'en',
        at: at.toISOString(),
        takesPart: true as const,
        publishes: true,
        named: false,
        interests: '',
      };
      await bindExpert(transaction, { expert, user, consent, open, at });
    }
  });
}

/** @param place of the expert in the panel, from 0 */
async function answerAll(
  services: DemoServices,
  networkId: string,
  { user, lean }: Panelist,
  place: number,
): Promise<void> {
  for (const { key, fileId, states } of await listNodes(services.database, networkId)) {
    for (const [index, weights] of (embolismAnswers[fileId] ?? []).entries()) {
      const iteration = index + 1;
      const own = isContested(fileId, iteration) ? 2 * lean : lean + wobble(place, index + states.length);
      await answerQuestion(services, {
        user,
        path: { networkId, nodeId: key, iteration },
        answer: {
          sliders: plausibleShares(leaning(weights, own)),
          touched: states.map((_, state) => state < states.length - 1),
          'self-eval': (place + index) % 3 === 0 ? 2 : 1,
          comment: embolismComments[`${user.username} ${fileId} ${iteration}`] ?? '',
          timer: 25 + ((place * 11 + index * 7) % 30),
        },
        loaded: undefined,
        request: once(),
      });
    }
  }
}

/** The weights of somebody who expects the first states so much more, or less, than others do. */
const leaning = (weights: readonly number[], lean: number): number[] =>
  weights.map((weight, state) => weight * Math.exp(lean * (1 - (2 * state) / (weights.length - 1))));

/** A little this way or that, identical at every start. */
const wobble = (place: number, question: number): number => (((place * 7 + question * 5) % 5) - 2) * 0.1;

async function closeRound({ database, clock }: DemoServices, networkId: string, owner: UserRow): Promise<void> {
  await withTransaction(database, async (transaction) => {
    await requireLockedNetwork(transaction, networkId, owner, 'run_study');
    await endRound(transaction, { networkId, by: owner, at: clock.now() });
  });
}
