import type { Certainty, ExactShares, Standing } from '@credence/bayesnet';
import type { Combination, CombinationEdits, CombinationRemarks, Selection } from '@credence/ui';
import { certaintyOf, shownCertainty } from '../../features/answering/certaintyWords.js';
import { exactOf, positionsOf, sharesFrom, slidersOf } from '../../features/answering/wireShares.js';
import { shownStanding, standingFrom } from '../../features/answering/wireStanding.js';

/** What a draft keeps beside the sliders of a combination. */
interface KeptRemarks extends Omit<CombinationRemarks, 'certainty' | 'standing'> {
  readonly exact?: ExactShares | undefined;
  readonly certainty?: Certainty | null | undefined;
  readonly standing?: Standing | undefined;
}

/** A combination as drafts have it since the first release: sliders, and beside them what was said exactly. */
export interface KeptCombination extends KeptRemarks {
  readonly nodes: Selection | -1;
  readonly value: readonly number[];
  readonly number: number;
}

/** The edits in progress, in the same form. */
export interface KeptEdits extends Omit<CombinationEdits, 'combinations' | 'remaining' | 'remainingRemarks'> {
  readonly combinations: readonly ({
    readonly selection: Selection;
    readonly values: readonly (number | null)[];
  } & KeptRemarks)[];
  readonly remaining: readonly (number | null)[] | null;
  /** Its name has stayed what it was. */
  readonly remainingDetails?: KeptRemarks | undefined;
}

const exactIn = (values: Combination['values'] | CombinationEdits['combinations'][number]['values']) => {
  const exact = exactOf(values);
  return exact ? { exact } : {};
};

const kept = ({ certainty, standing, ...said }: CombinationRemarks) => ({
  ...(certainty !== undefined && { certainty: certainty && certaintyOf(certainty) }),
  ...said,
  ...(standing && { standing: standingFrom(standing) }),
});

const shown = ({ certainty, standing, ...said }: Omit<KeptRemarks, 'exact'>) => ({
  ...(certainty !== undefined && { certainty: certainty && shownCertainty(certainty) }),
  ...said,
  ...(standing && { standing: shownStanding(standing) }),
});

export const keptCombination = ({ selection, values, number, ...said }: Combination): KeptCombination => ({
  nodes: selection === 'rest' ? -1 : selection,
  ...{ value: slidersOf(values), number, ...exactIn(values), ...kept(said) },
});

export const fromKept = ({ nodes, value, number, exact, ...said }: KeptCombination): Combination => ({
  selection: nodes === -1 ? 'rest' : nodes,
  ...{ values: sharesFrom({ sliders: value, exact }), number, ...shown(said) },
});

export const keptEdits = ({ combinations, remaining, remainingRemarks, ...edits }: CombinationEdits): KeptEdits => ({
  combinations: combinations.map(({ selection, values, ...said }) => ({
    selection,
    ...{ values: positionsOf(values), ...exactIn(values), ...kept(said) },
  })),
  ...edits,
  remaining: remaining && positionsOf(remaining),
  ...(remainingRemarks && { remainingDetails: { ...exactIn(remaining ?? []), ...kept(remainingRemarks) } }),
});

export const editsFromKept = ({ combinations, remaining, remainingDetails, ...edits }: KeptEdits): CombinationEdits => {
  const { exact: remainingExact, ...remainingSaid } = remainingDetails ?? {};
  return {
    ...edits,
    combinations: combinations.map(({ selection, values, exact, ...said }) => ({
      selection,
      ...{ values: sharesFrom({ sliders: values, exact }), ...shown(said) },
    })),
    remaining: remaining && sharesFrom({ sliders: remaining, exact: remainingExact }),
    ...(remainingDetails && { remainingRemarks: shown(remainingSaid) }),
  };
};
