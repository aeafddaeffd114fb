import type { AnswerStanding } from '@credence/bayesnet';
import type { Standing as ShownStanding } from '@credence/ui';

const ON_THE_WIRE = {
  answered: 'answered',
  cannotOccur: 'cannot_occur',
  notMyField: 'not_my_field',
} as const satisfies Record<ShownStanding, AnswerStanding>;

const SHOWN = {
  answered: 'answered',
  cannot_occur: 'cannotOccur',
  not_my_field: 'notMyField',
} as const satisfies Record<AnswerStanding, ShownStanding>;

/** A standing of the components, as the wire and the device have it. */
export const standingFrom = (shown: ShownStanding): AnswerStanding => ON_THE_WIRE[shown];

/** A standing of the wire or the device, as the components have it. */
export const shownStanding = (standing: AnswerStanding): ShownStanding => SHOWN[standing];
