import type { NetworkTables } from '@credence/api-client';
import { minutesFor, SECONDS_PER_STATE } from '@credence/bayesnet';
import type { QuestionPlace } from '../../features/meaning/namedQuestions.js';

/** What something asks of each expert. */
export interface Cost {
  readonly questions: number;
  /** What they take somebody whose pace is unknown. Infinity for a network that is too large to be counted. */
  readonly minutes: number;
}

/** A node that can be asked about. */
export interface AskableNode {
  /** One for each case of its parents. */
  readonly questions: number;
  readonly states: number;
}

/** The sizes of all nodes of a network, by id. */
export function nodeSizes({ nodes }: Pick<NetworkTables, 'nodes'>): ReadonlyMap<string, AskableNode> {
  const states = new Map(nodes.map(({ id, vars }) => [id, vars.length]));
  return new Map(
    nodes.map(({ id, parents, vars }) => [
      id,
      {
        questions: parents.reduce((product, parent) => product * (states.get(parent) ?? 0), 1),
        states: vars.length,
      },
    ]),
  );
}

/** Rounded up for each node, as everywhere: reading another node takes time, too. */
export function costOf(counts: ReadonlyMap<string, number>, sizes: ReadonlyMap<string, AskableNode>): Cost {
  let [questions, minutes] = [0, 0];
  for (const [nodeId, count] of counts) {
    questions += count;
    minutes += minutesFor(count, sizes.get(nodeId)?.states ?? 0);
  }
  return { questions, minutes };
}

export const costOfNodes = (nodeIds: readonly string[], sizes: ReadonlyMap<string, AskableNode>): Cost =>
  costOf(new Map(nodeIds.map((id) => [id, sizes.get(id)?.questions ?? 0])), sizes);

export function costOfList(questions: readonly QuestionPlace[], sizes: ReadonlyMap<string, AskableNode>): Cost {
  const counts = new Map<string, number>();
  for (const { nodeId } of questions) counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1);
  return costOf(counts, sizes);
}

/** Minutes of one question. */
export const minutesOf = ({ nodeId }: QuestionPlace, sizes: ReadonlyMap<string, AskableNode>): number =>
  ((sizes.get(nodeId)?.states ?? 0) * SECONDS_PER_STATE) / 60;

/** Minutes that experts give who were asked for nothing more: a study is proposed to take 20 to 30. */
const USUAL = 25;
const LONGEST = 30;

/** Whether all of it is short enough to be asked. */
export const isShort = ({ minutes }: Cost): boolean => minutes <= LONGEST;

/** How many of the questions that matter most make a study of 20 to 30 minutes; at least one. */
export function proposedNumber(ranking: readonly QuestionPlace[], sizes: ReadonlyMap<string, AskableNode>): number {
  if (isShort(costOfList(ranking, sizes))) return ranking.length;
  let count = 1;
  while (count < ranking.length && costOfList(ranking.slice(0, count + 1), sizes).minutes <= USUAL) count += 1;
  return count;
}
