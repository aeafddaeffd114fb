import type { NodeState } from '@credence/api-client';
import {
  between,
  bandsOf,
  type Computation,
  type Evidence,
  type InferenceProblem,
  isProblem,
  type Outcome,
  posteriorsOf,
} from '@credence/bayesnet';
import type { WorkingModel } from '../workingModel.js';
import { questionsOf, evidenceOf } from './ranking.js';
import type { InferenceTask } from './task.js';

export interface WhatIfQuestion {
  readonly outcomes: readonly NodeState[];
  readonly findings: readonly NodeState[];
}

export interface FoundWhatIf {
  /** For each outcome, its probability without the findings and with them. */
  readonly values: readonly { readonly before: number; readonly after: number }[];
  /** How many columns that they rest on have no numbers, and count as equally likely. */
  readonly supposed: number;
}

/** What findings do to the outcomes, with open columns equally likely. */
export const whatIf: InferenceTask<WhatIfQuestion, FoundWhatIf> = function* (network, { outcomes, findings }) {
  const { supposed, places } = network;
  const asked = outcomesIn(places, outcomes);
  if (asked.length === 0) return { code: 'no-outcome', params: {} };
  const targets = [...new Set(asked.map(({ node }) => node))];
  const evidence = evidenceOf({ places }, findings);
  const nothing: Evidence = new Map();
  const before = yield* between(posteriorsOf(supposed, { targets, evidence: nothing }), 0, 1 / 2);
  if (isProblem(before)) return before;
  const after = yield* between(posteriorsOf(supposed, { targets, evidence }), 1 / 2, 1);
  if (isProblem(after)) return after;
  return {
    values: asked.map(({ node, state }) => ({
      before: before.marginal(node)?.[state] ?? 0,
      after: after.marginal(node)?.[state] ?? 0,
    })),
    supposed: supposedColumns(network, [...targets, ...evidence.keys()]),
  };
};

export interface BandsAsked extends WhatIfQuestion {
  /** The nodes that are asked about, by id: the others are as the file says. */
  readonly nodes: readonly string[];
}

/** For each outcome, from where to where nine of ten networks have it that may be the true one. */
export const bands: InferenceTask<BandsAsked, { readonly bands: readonly { low: number; high: number }[] }> =
  function* (
    network,
    { outcomes, findings, nodes },
  ): Computation<{ bands: { low: number; high: number }[] } | InferenceProblem> {
    const { supposed, places } = network;
    const { said, open } = questionsOf(network, { outcomes, cases: [], nodes, passed: [] });
    const found = yield* bandsOf(supposed, {
      outcomes: outcomesIn(places, outcomes),
      evidence: evidenceOf({ places }, findings),
      uncertain: [...said, ...open],
    });
    return isProblem(found) ? found : { bands: found };
  };

/** By index. A node that the network no longer has is left out. */
export const outcomesIn = (places: ReadonlyMap<string, number>, outcomes: readonly NodeState[]): Outcome[] =>
  outcomes.flatMap(({ node, state }) => {
    const place = places.get(node);
    return place === undefined ? [] : [{ node: place, state }];
  });

/** Of these nodes and of what leads to them. */
function supposedColumns({ given, nodes, supposed }: WorkingModel, from: readonly number[]): number {
  const seen = new Set<number>();
  const left = [...from];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    left.push(...(given.nodes[node]?.parents ?? []));
  }
  return [...seen].reduce((sum, node) => {
    const table = supposed.nodes[node]?.table;
    const whole = given.nodes[node]?.table.kind === 'none' && table?.kind === 'full';
    const open = nodes[node]?.columns.filter(({ basis }) => basis === 'none').length ?? 0;
    return sum + (whole ? table.values.length / (nodes[node]?.states ?? 1) : open);
  }, 0);
}
