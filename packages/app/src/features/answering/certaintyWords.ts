import type { CertaintyCode } from '@credence/bayesnet';
import type { Certainty as CertaintyWord } from '@credence/ui';

const ON_THE_WIRE = {
  uncertain: -2,
  ratherUncertain: -1,
  ratherCertain: 1,
  certain: 2,
} as const satisfies Record<CertaintyWord, CertaintyCode>;

const SHOWN = {
  '-2': 'uncertain',
  '-1': 'ratherUncertain',
  '1': 'ratherCertain',
  '2': 'certain',
} as const satisfies Record<CertaintyCode, CertaintyWord>;

/** A certainty of the components, as the wire and the device have it. */
export const certaintyOf = (shown: CertaintyWord): CertaintyCode => ON_THE_WIRE[shown];

/** A certainty of the wire or the device, as the components have it. */
export const shownCertainty = (certainty: CertaintyCode): CertaintyWord => SHOWN[certainty];
