/** What several experts conclude together, each from tables of their own. */
export interface PooledConclusion {
  /** One for each outcome; undefined if no expert has a posterior. */
  readonly shares: readonly number[] | undefined;
  /** How many experts it is made from. */
  readonly n: number;
}

/** What one expert concludes. */
export interface Conclusion {
  /** P(outcome | findings) of each outcome. */
  readonly shares: readonly number[];
  /** The natural logarithm of P(findings); undefined where that is not known. */
  readonly logEvidence: number | undefined;
  /** Above 0, in any unit. */
  readonly weight: number;
}

/** The weighted mean of the posteriors. */
export function meanOfPosteriors(conclusions: readonly Conclusion[]): PooledConclusion {
  const sum = conclusions.reduce((total, { weight }) => total + weight, 0);
  const shares = conclusions[0]?.shares.map((_, outcome) =>
    conclusions.reduce((mean, { shares: own, weight }) => mean + (weight / sum) * own[outcome]!, 0),
  );
  return { shares, n: conclusions.length };
}

/**
 * What follows from the weighted mean of the joint distributions: the posteriors, each weighted by how probable the
 * findings are to that expert as well.
 */
export function posteriorOfJointPool(conclusions: readonly Conclusion[]): PooledConclusion {
  const likeliest = Math.max(...conclusions.map(({ logEvidence = Number.NaN }) => logEvidence));
  if (Number.isNaN(likeliest)) return { shares: undefined, n: 0 };
  return meanOfPosteriors(
    conclusions.map((each) => ({ ...each, weight: each.weight * Math.exp(each.logEvidence! - likeliest) })),
  );
}
