import type { Coded, NoParams } from '../coded.js';
import type { ExactProblemParams } from '../cpt/checkExact.js';
import type { ExactShares } from '../cpt/exactShares.js';
import { type CertaintyCode, checkComment, isBlank, isCertainty, isPercentAnswer } from './checkAnswer.js';
import type { Combination } from './combination.js';
import { checkExactOf, exactToKeep, isAnswered, type Judgement } from './judgement.js';

export const COMBINATION_LIMIT = 10_000;

/** One combination as sent by a client, not yet validated. `nodes: -1` stands for the rest. */
export interface GivenCombination {
  readonly nodes: Readonly<Record<string, unknown>> | -1;
  readonly value: readonly unknown[];
  /** Omitted only for the rest, which has no priority of its own. */
  readonly number?: unknown;
  readonly exact?: readonly unknown[] | undefined;
  /** For each state, whether somebody set it. */
  readonly touched?: readonly boolean[] | undefined;
  readonly certainty?: unknown;
  readonly comment?: string | undefined;
  readonly standing?: Judgement['standing'] | undefined;
}

interface OfCombination {
  readonly combination: number;
}

/** What can be wrong with exact shares, with the combination that has them. */
type ExactProblemsOfCombination = {
  readonly [Code in keyof ExactProblemParams]: ExactProblemParams[Code] & OfCombination;
};

/** Everything that can be wrong with a list of combinations. `combination` is its displayed number, from 1. */
export interface CombinationProblemParams extends ExactProblemsOfCombination {
  'none-chosen': NoParams;
  'too-many-combinations': { readonly limit: number };
  'rest-twice': NoParams;
  'unknown-parent': OfCombination;
  'unknown-state': OfCombination;
  'wrong-value-count': OfCombination;
  'value-out-of-range': OfCombination;
  'wrong-touched-count': OfCombination & { readonly needed: number };
  'certainty-missing': OfCombination;
  'comment-missing': OfCombination;
  'comment-too-long': OfCombination & { readonly limit: number };
  'comment-cannot-be-stored': OfCombination;
  'wrong-number': OfCombination;
  'number-twice': OfCombination;
  /** `other` is the earlier of the two. */
  'same-states': OfCombination & { readonly other: number };
}

export type CombinationProblem = Coded<CombinationProblemParams>;

export type CheckedCombinations =
  | { readonly combinations: readonly Combination[]; readonly problem?: undefined }
  | { readonly problem: CombinationProblem };

/**
 * Validates and parses a list of combinations against the node's parents and states. Entries that choose no state
 * are dropped. An empty list means that no single event decides; one that becomes empty by dropping is a problem.
 * Priorities must be distinct whole numbers from 1; gaps are closed and the order is kept.
 */
export function checkCombinations(
  given: readonly GivenCombination[],
  radices: readonly number[],
  states: number,
): CheckedCombinations {
  if (given.length > COMBINATION_LIMIT) return refused('too-many-combinations', { limit: COMBINATION_LIMIT });
  const kept = given.flatMap((entry, index) =>
    entry.nodes === -1 || Object.keys(entry.nodes).length > 0 ? [{ entry, at: index + 1 }] : [],
  );
  if (given.length > 0 && kept.length === 0) return refused('none-chosen', {});
  if (kept.filter(({ entry }) => entry.nodes === -1).length > 1) return refused('rest-twice', {});

  const read: Combination[] = [];
  const numbers = new Set<number>();
  const seen = new Map<string, number>();
  for (const { entry, at } of kept) {
    const value = entry.value.filter(isPercentAnswer);
    if (entry.value.length !== states) return refused('wrong-value-count', { combination: at });
    if (value.length !== states) return refused('value-out-of-range', { combination: at });
    const problem = checkSaid({ ...entry, value });
    if (problem) return refused(problem.code, { ...problem.params, combination: at });
    const said = readSaid({ ...entry, value });
    const { nodes, number } = entry;
    if (nodes === -1) {
      read.push({ nodes: 'rest', number: Number.POSITIVE_INFINITY, ...said });
      continue;
    }
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > COMBINATION_LIMIT) {
      return refused('wrong-number', { combination: at });
    }
    if (numbers.has(number)) return refused('number-twice', { combination: at });
    numbers.add(number);

    const chosen = readNodes(nodes, radices);
    if (typeof chosen === 'string') return refused(chosen, { combination: at });
    const key = [...chosen].sort(([a], [b]) => a - b).join(';');
    const other = seen.get(key);
    if (other !== undefined) return refused('same-states', { combination: at, other });
    seen.set(key, at);
    read.push({ nodes: chosen, number, ...said });
  }
  read.sort((a, b) => a.number - b.number);
  return { combinations: read.map((combination, index) => ({ ...combination, number: index + 1 })) };
}

/** A combination whose value has been checked. */
type WithValue = GivenCombination & { readonly value: readonly number[] };

function checkSaid(given: WithValue) {
  const { value, touched, certainty, comment = '' } = given;
  const exactProblem = checkExactOf(given);
  if (exactProblem) return exactProblem;
  if (touched && touched.length !== value.length) {
    return { code: 'wrong-touched-count', params: { needed: value.length } } as const;
  }
  if (certainty !== undefined && !isCertainty(certainty)) return { code: 'certainty-missing', params: {} } as const;
  if (isAnswered(given) && Number(certainty) < 0 && isBlank(comment)) {
    return { code: 'comment-missing', params: {} } as const;
  }
  return checkComment(comment);
}

/** What is kept of it: nothing for what says no more than its absence. */
function readSaid(given: WithValue): Omit<Combination, 'nodes' | 'number'> {
  const { value, exact, touched, certainty, comment, standing } = given;
  const kept = exactToKeep(value, exact as ExactShares | undefined);
  return {
    value,
    ...(kept ? { exact: kept } : {}),
    ...(touched ? { touched } : {}),
    ...(standing === 'cannot_occur' ? { standing } : {}),
    ...(certainty === undefined ? {} : { certainty: certainty as CertaintyCode }),
    ...(comment ? { comment } : {}),
  };
}

function refused<Code extends keyof CombinationProblemParams>(
  code: Code,
  params: CombinationProblemParams[Code],
): CheckedCombinations {
  return { problem: { code, params } as CombinationProblem };
}

function readNodes(
  nodes: Readonly<Record<string, unknown>>,
  radices: readonly number[],
): Map<number, number> | 'unknown-parent' | 'unknown-state' {
  const chosen = new Map<number, number>();
  for (const [key, state] of Object.entries(nodes)) {
    const radix = /^(0|[1-9]\d{0,5})$/.test(key) ? radices[Number(key)] : undefined;
    if (radix === undefined) return 'unknown-parent';
    if (typeof state !== 'number' || !Number.isInteger(state) || state < 0 || state >= radix) return 'unknown-state';
    chosen.set(Number(key), state);
  }
  return chosen;
}
