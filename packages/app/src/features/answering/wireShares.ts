import { type ExactShares, figureOf, type Share, sharesOf } from '@credence/bayesnet';

/** Shares as the wire has them: sliders, and beside them what these cannot say. */
export interface WireShares {
  readonly sliders: readonly number[];
  readonly exact?: ExactShares | undefined;
}

/** Whether anything is said exactly. */
export const isAnyExact = (exact: ExactShares | undefined): exact is ExactShares =>
  exact?.some((share) => share !== null) ?? false;

/** One value for each state, as people see them. */
export const sharesFrom = ({ sliders, exact }: WireShares): readonly Share[] =>
  sliders.map((slider, state) => (typeof exact?.[state] === 'number' ? { ppm: exact[state] } : slider));

/** What is stored of each state, as figures in percent. */
export const storedFigures = ({ sliders, exact }: WireShares): readonly number[] =>
  sharesOf(sliders, exact).map(figureOf);
