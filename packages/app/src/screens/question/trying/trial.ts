import { type NetworkOverview, orThrow, type Study } from '@credence/api-client';
import { drawnOrder, isAnswered } from '@credence/bayesnet';
import type { AnswerBefore } from '../../../features/answering/answerBefore.js';
import type { UntimedAnswer } from '../../../features/answering/answerDraft.js';
import { definedOf } from '../../../features/answering/saidBeside.js';
import { may } from '../../../ground/access/may.js';
import { api } from '../../../ground/api.js';

/** A node that a study asks about. */
interface TriedNode {
  readonly nodeId: string;
  /** The iterations that it asks, in order; undefined for all. */
  readonly asked: readonly number[] | undefined;
}

/** What a study asks, in the order in which one expert gets it. */
export interface Trial {
  readonly nodes: readonly TriedNode[];
  readonly size: Study['size'];
}

export interface TriedPlace {
  readonly nodeId: string;
  readonly iteration: number;
}

/** What was answered, in order, by `keyOf`. It lives as long as the page. */
export type TriedAnswers = Map<string, TriedPlace & { readonly answer: UntimedAnswer }>;

/** @returns undefined for whoever may not run the study */
export async function readTrial(id: string): Promise<Trial | undefined> {
  const path = { params: { path: { id } } };
  const overview = await orThrow(api.GET('/network/overview/{id}', path));
  if (!may(overview, 'run_study')) return undefined;
  const study = await orThrow(api.GET('/network/study/{id}', path));
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { nodes: nodesOf(study.protocol, overview, seed), size: study.size };
}

/** The nodes that are asked about, in the order of the file or as drawn with a seed. */
export function nodesOf(
  { questions, order }: Study['protocol'],
  { nodes }: Pick<NetworkOverview, 'nodes'>,
  seed: number,
): TriedNode[] {
  const listed = questions === 'all' ? undefined : Map.groupBy(questions, ({ nodeId }) => nodeId);
  const asked = nodes
    .filter(({ id }) => !listed || listed.has(id))
    .map(({ id }) => ({ nodeId: id, asked: listed?.get(id)?.map(({ iteration }) => iteration) }));
  return order === 'drawn' ? drawnOrder(asked, seed) : asked;
}

export const keyOf = ({ nodeId, iteration }: TriedPlace): string => `${nodeId} ${iteration}`;

/** The first question of a node. */
export const firstOf = ({ nodeId, asked }: TriedNode): TriedPlace => ({ nodeId, iteration: asked?.[0] ?? 1 });

/** Which question of its node it is, from 1. Without a list, questions come as they are numbered. */
export const numberOf = ({ nodes }: Trial, { nodeId, iteration }: TriedPlace): number => {
  const asked = nodes.find((node) => node.nodeId === nodeId)?.asked;
  return asked ? asked.indexOf(iteration) + 1 : iteration;
};

/**
 * Where "Continue" and "Back" lead. Back into the node before leads to what was answered there last.
 * @param said what the question says of its own node
 */
export function around(
  { nodes }: Trial,
  { nodeId }: TriedPlace,
  said: { readonly nextIteration: number | null; readonly previousIteration: number | null },
  answers: TriedAnswers,
): { readonly next: TriedPlace | undefined; readonly back: TriedPlace | undefined } {
  const at = nodes.findIndex((node) => node.nodeId === nodeId);
  const inNode = (iteration: number | null) => (iteration === null ? undefined : { nodeId, iteration });
  const [before, after] = [nodes[at - 1], nodes[at + 1]];
  const last = before && [...answers.values()].findLast((given) => given.nodeId === before.nodeId);
  return {
    next: inNode(said.nextIteration) ?? (after && firstOf(after)),
    back: inNode(said.previousIteration) ?? last ?? (before && firstOf(before)),
  };
}

/** What an expert is reminded of who comes from this question of the node. */
export function beforeOf(answers: TriedAnswers, nodeId: string, previous: number | null): AnswerBefore | undefined {
  const given = previous === null ? undefined : answers.get(keyOf({ nodeId, iteration: previous }));
  if (!given || !isAnswered(given.answer)) return undefined;
  const { iteration, answer } = given;
  const { sliders, exact, comment } = answer;
  return {
    shares: { iteration, sliders, ...definedOf({ exact }) },
    certainty: { iteration, value: answer['self-eval'] },
    comment,
  };
}
