import type { NodeState } from '@credence/api-client';
import type { Evidence } from '@credence/bayesnet';
import type { WorkingModel } from '../workingModel.js';

/** Findings by index. A node that the network no longer has is left out: it says nothing. */
export function evidenceOf({ places }: Pick<WorkingModel, 'places'>, findings: readonly NodeState[]): Evidence {
  return new Map(
    findings.flatMap(({ node, state }) => {
      const place = places.get(node);
      return place === undefined ? [] : [[place, state]];
    }),
  );
}
