import type { NodeState } from '@credence/api-client';
import { isProblem, posteriorsOf } from '@credence/bayesnet';
import type { WorkingModel } from '../workingModel.js';
import { evidenceOf } from './evidenceOf.js';
import type { Task } from './task.js';

export interface PosteriorsQuestion {
  /** The nodes whose distributions are wanted, by id. */
  readonly nodes: readonly string[];
  readonly findings: readonly NodeState[];
}

/** P(node | findings) for each node asked about, by its id: one number a state. */
export type FoundPosteriors = Readonly<Record<string, readonly number[]>>;

/** What follows from the tables as they are: a problem where a number is missing that it takes. */
export const posteriors: Task<PosteriorsQuestion, { readonly distributions: FoundPosteriors }> = function* (
  { given, places },
  { nodes, findings },
) {
  const targets = nodes.flatMap((id) => places.get(id) ?? []);
  const found = yield* posteriorsOf(given, { targets, evidence: evidenceOf({ places }, findings) });
  if (isProblem(found)) return found;
  return {
    distributions: Object.fromEntries(targets.map((place) => [idAt(given, place), [...(found.marginal(place) ?? [])]])),
  };
};

const idAt = ({ nodes }: WorkingModel['given'], place: number) => nodes[place]?.id ?? '';
