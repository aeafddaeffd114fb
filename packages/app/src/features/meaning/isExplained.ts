import type { Question, StateDetails } from '@credence/api-client';

/** Whether there is anything to say about a question beyond its names: a meaning, a unit or a range. */
export const isExplained = ({ node: { details }, parents }: Pick<Question, 'node' | 'parents'>): boolean =>
  [details, ...parents].some((named) => named?.meaning) ||
  Boolean(details?.unit) ||
  [...(details?.states ?? []), ...parents.map(({ state }) => state)].some(saysMore);

const saysMore = (state: StateDetails | undefined): boolean => {
  const { isName = false, from, to } = state?.interval ?? {};
  return state?.meaning !== undefined || (!isName && (from ?? to) !== undefined);
};
