import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { configurationAt, iterationOf } from '@credence/bayesnet';
import type { UserRow } from '../../accounts/index.js';
import { networkMembers } from '../../database/schema/index.js';
import {
  answerQuestion,
  chooseCombinations,
  findCombinationSet,
  nextOpen,
  toCombinations,
} from '../../judgements/index.js';
import {
  findProgress,
  listNodes,
  type NodeRow,
  type QuestionedNode,
  requireNode,
  storeNames,
  storeNetwork,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { grantedRoles, roles } from '../../roles/roles.js';
import { clinicNames } from './clinicNames.js';
import { daysAgo } from './daysAgo.js';
import { plausibleShares } from './plausibleShares.js';
import type { DemoContent } from './seedDemo.js';

type DemoServices = Parameters<DemoContent>[0];

/** Nodes of the larynx example that the demo's expert has finished, and one that is in progress. */
const FINISHED = ['Age', 'Smoking', 'Alcohol', 'HPV', 'Hoarseness', 'Vocal_fold_mobility'];
const BEGUN = 'Tumour_extent';
const BEGUN_QUESTIONS = 13;

/**
 * The demo's networks that are assessed together: laryngeal carcinoma, about half answered and shared with the colleague,
 * the chest clinic, untouched, and that one once more in German, also shared. They are created through the regular
 * workflows.
 */
export function demoNetworks(examples: string): DemoContent {
  return async (services, accounts) => {
    const expert = accounts.get('expert@example.org');
    const colleague = accounts.get('colleague@example.org');
    if (!expert || !colleague) return;
    // The network that is worked on stands first in lists, and before these two the study that was just closed.
    const before = (days: number) => ({ ...services, clock: daysAgo(services.clock, days) });
    const translated = await add(before(40), expert, examples, 'atemnot.xdsl');
    await share(before(40), translated, expert, colleague);
    const clinic = await add(before(35), expert, examples, 'chest-clinic.xml');
    await name(before(35), expert, clinic);
    const larynx = await add(services, expert, examples, 'larynx.xdsl');
    await share(services, larynx, expert, colleague);
    await answerHalf(services, larynx, expert);
  };
}

/** A request that nobody repeats. */
const once = () => repeatable(undefined, { method: 'POST', url: '' }, null);

async function add(services: DemoServices, user: UserRow, examples: string, filename: string): Promise<string> {
  const bytes = await readFile(path.join(examples, filename));
  const { networkId } = await storeNetwork(services, user, { filename, bytes }, once());
  return networkId;
}

/** Its format has identifiers alone: its owner writes the names by which physicians know the nodes. */
async function name(services: DemoServices, user: UserRow, networkId: string): Promise<void> {
  const nodes = (await listNodes(services.database, networkId)).map(({ key, fileId, states }) => ({
    id: key,
    title: clinicNames[fileId] ?? '',
    states: states.map(() => ''),
  }));
  await storeNames(services, { networkId, user, body: { nodes } });
}

async function share(
  { database, clock }: DemoServices,
  networkId: string,
  owner: UserRow,
  member: UserRow,
): Promise<void> {
  const at = clock.now();
  await database.insert(networkMembers).values({
    networkId,
    id: randomUUID(),
    userId: member.id,
    role: roles[grantedRoles.byAcceptance].member,
    invitedBy: owner.id,
    createdAt: at,
    acceptedAt: at,
  });
}

async function answerHalf(services: DemoServices, networkId: string, user: UserRow): Promise<void> {
  const nodes = await listNodes(services.database, networkId);
  const named = (fileId: string) => nodes.find((node) => node.fileId === fileId);
  for (const fileId of FINISHED) await answer(services, networkId, user, named(fileId), Number.POSITIVE_INFINITY);
  const begun = named(BEGUN);
  if (begun) await decide(services, networkId, user, begun);
  await answer(services, networkId, user, begun, BEGUN_QUESTIONS);
}

/** Heavy smoking without HPV, and old age without smoking: plausible decisive combinations of an expert. */
async function decide(services: DemoServices, networkId: string, user: UserRow, node: NodeRow): Promise<void> {
  const question = await requireNode(services.database, { networkId, nodeId: node.key }, user, 'assess');
  await chooseCombinations(services, {
    user,
    question,
    body: {
      combinations: [
        { number: 1, nodes: { 0: 2, 2: 0 }, value: [22, 33, 45] },
        { number: 2, nodes: { 0: 0, 1: 3 }, value: [73, 18, 9] },
      ],
      parents: question.parents.map(({ displayName, states }) => ({ display_name: displayName, vars: states })),
    },
    loaded: undefined,
    request: once(),
  });
}

/** Answers a node's open questions in order, up to a maximum. */
async function answer(
  services: DemoServices,
  networkId: string,
  user: UserRow,
  node: NodeRow | undefined,
  most: number,
): Promise<void> {
  if (!node) return;
  const question = await requireNode(services.database, { networkId, nodeId: node.key }, user, 'assess');
  const progress = await findProgress(services.database, question.assessment, node.key);
  if (!progress) throw new ApiError('node_not_found');
  const set = await findCombinationSet(services.database, progress);
  const combinations = toCombinations(set?.combinations ?? []);
  const questions = { progress, radices: question.radices, combinations, userId: user.id };
  let next = await nextOpen(services.database, questions, 0);
  for (let count = 0; typeof next === 'number' && count < most; count += 1) {
    const { saved } = await answerQuestion(services, {
      user,
      path: { networkId, nodeId: node.key, iteration: next },
      answer: {
        sliders: plausible(question, next),
        // As if the last state had been left to follow.
        touched: question.node.states.map((_, state, states) => state < states.length - 1),
        'self-eval': count % 3 === 0 ? 2 : 1,
        comment: '',
        timer: 30 + ((next * 7) % 25),
      },
      loaded: undefined,
      request: once(),
    });
    next = saved.next_iteration ?? undefined;
  }
}

/** Whole percents that add up to 100 and rise with the parents' states, identical at every start. */
function plausible({ node, radices }: QuestionedNode, iteration: number): number[] {
  const configuration = configurationAt(iteration, radices) ?? [];
  const weight = configuration.reduce((sum, state, parent) => sum + state / Math.max(1, (radices[parent] ?? 1) - 1), 0);
  const lean = radices.length === 0 ? 0.5 : weight / radices.length;
  const weights = node.states.map((_, state) => {
    const place = node.states.length === 1 ? 0.5 : state / (node.states.length - 1);
    return Math.max(1, Math.round(70 - 60 * Math.abs(place - lean) + ((iterationOf(configuration, radices) * 3) % 7)));
  });
  return plausibleShares(weights);
}
