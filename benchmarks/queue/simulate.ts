import type * as Bayesnet from '../../packages/bayesnet/src/index.ts';
import type { Random } from '../integers/rareNetwork.ts';

export type Order = 'adaptive' | 'ranked once' | 'few parents first' | 'file' | 'random';

/** How the error went down. */
export interface Course {
  /** The share of questions after which the error stays at a tenth or less of what it was at first. */
  readonly until: number;
  /** The mean error over all questions. */
  readonly area: number;
  /** The error before the first question and after each batch, as a share of the first one. */
  readonly errors: readonly number[];
}

const OUTCOMES = 2;
const CASES = 2;
const FINDINGS = 3;

type Model = Bayesnet.InferenceModel;
type Candidate = Bayesnet.Candidate;
type Asked = { readonly prepared: Bayesnet.PreparedInference; readonly outcome: Bayesnet.Outcome };

/** Answers all questions of a network whose numbers are the truth, in one of the orders. */
export function simulate(bayesnet: typeof Bayesnet, truth: Model, order: Order, random: Random): Course {
  const { BATCH, batchOf, finish, isProblem, posteriorsIn, posteriorsOf, prepareInference, sensitivityIn } = bayesnet;
  const solved = <Found extends object>(found: Found | Bayesnet.InferenceProblem): Found => {
    if (isProblem(found)) throw new Error(JSON.stringify(found));
    return found;
  };
  const known: Model = { nodes: truth.nodes.map(even) };
  const asked = ask();
  const right = asked.map((each) => posterior(each, truth));
  let left = candidatesOf(truth);
  const total = left.length;
  if (order === 'random') left = shuffled(left, random);
  if (order === 'few parents first') left = left.toSorted((a, b) => parentsIn(truth, a) - parentsIn(truth, b));
  if (order === 'ranked once') left = ranked(total);

  const errors = [error()];
  while (left.length > 0) {
    const batch = order === 'adaptive' ? ranked(BATCH) : left.slice(0, BATCH);
    for (const candidate of batch) answer(known, truth, candidate);
    const done = new Set(batch);
    left = left.filter((candidate) => !done.has(candidate));
    errors.push(error());
  }
  return courseOf(errors, { batch: BATCH, total });

  /** The outcomes, in cases that are findings that can occur. */
  function ask(): Asked[] {
    const outcomes = drawOutcomes(truth, random);
    const found: Asked[] = [];
    while (found.length < outcomes.length * CASES) {
      const evidence = new Map<number, number>();
      while (evidence.size < FINDINGS) {
        const node = random(truth.nodes.length);
        if (!outcomes.includes(node)) evidence.set(node, random(truth.nodes[node]?.states ?? 1));
      }
      if (isProblem(finish(posteriorsOf(truth, { evidence })))) continue;
      for (const node of outcomes) {
        const prepared = solved(finish(prepareInference(known, { evidence, targets: [node] })));
        found.push({ prepared, outcome: { node, state: 0 } });
      }
    }
    return found;
  }

  function posterior({ prepared, outcome }: Asked, model: Model): number {
    return solved(finish(posteriorsIn(prepared, model))).marginal(outcome.node)?.[outcome.state] ?? Number.NaN;
  }

  function error(): number {
    return asked.reduce((sum, each, at) => sum + Math.abs(posterior(each, known) - (right[at] ?? 0)), 0) / asked.length;
  }

  function ranked(size: number): Candidate[] {
    const outcomes = asked.map(({ prepared, outcome }) => solved(finish(sensitivityIn(prepared, outcome, known))));
    return batchOf(known, left, bayesnet.variancesOf(known, left, outcomes), { size });
  }
}

/** The known numbers become the true ones. */
function answer(known: Model, truth: Model, { node, columns: [column = 0] }: Candidate): void {
  const [from, to] = [truth, known].map(({ nodes }) => nodes[node]?.table);
  if (from?.kind !== 'full' || to?.kind !== 'full') return;
  const states = truth.nodes[node]?.states ?? 1;
  to.values.set(from.values.subarray(column * states, (column + 1) * states), column * states);
}

const parentsIn = ({ nodes }: Model, { node }: Candidate): number => nodes[node]?.parents.length ?? 0;

/** @param questions how many there are between two errors, and in all */
function courseOf(errors: readonly number[], questions: { batch: number; total: number }): Course {
  const shares = errors.map((each) => each / (errors[0] ?? 1));
  const last = shares.findLastIndex((share) => share > 0.1);
  return {
    until: Math.min(1, ((last + 1) * questions.batch) / questions.total),
    area: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    errors: shares,
  };
}

/** Some of the nodes without children, which outcomes are when nobody names any. */
function drawOutcomes({ nodes }: Model, random: Random): number[] {
  const parents = new Set(nodes.flatMap((node) => node.parents));
  const childless = shuffled([...nodes.keys()], random).filter(
    (node) => !parents.has(node) && (nodes[node]?.parents.length ?? 0) > 0,
  );
  return childless.slice(0, OUTCOMES);
}

/** Every column in the order of the file, which has parents before their children. */
function candidatesOf({ nodes }: Model): Candidate[] {
  return nodes.flatMap(({ states, table }, node) =>
    Array.from({ length: table.kind === 'full' ? table.values.length / states : 0 }, (_, column) => ({
      node,
      columns: [column],
      cases: 2,
    })),
  );
}

function even(node: Bayesnet.ModelNode): Bayesnet.ModelNode {
  if (node.table.kind !== 'full') return node;
  return { ...node, table: { kind: 'full', values: node.table.values.map(() => 1 / node.states) } };
}

function shuffled<Each>(list: readonly Each[], random: Random): Each[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random(left.length), 1));
}
