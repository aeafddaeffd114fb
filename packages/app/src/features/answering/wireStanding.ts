import type { Standing } from '@credence/bayesnet';
import type { Standing as ShownStanding } from '@credence/ui';

const ON_THE_WIRE = {
  answered: 'answered',
  cannotOccur: 'cannot_occur',
  notMyField: 'not_my_field',
} as const satisfies Record<ShownStanding, Standing>;

const SHOWN = {
  answered: 'answered',
  cannot_occur: 'cannotOccur',
  not_my_field: 'notMyField',
} as const satisfies Record<Standing, ShownStanding>;

/** A standing of the components, as the wire and the device have it. */
export const standingFrom = (shown: ShownStanding): Standing => ON_THE_WIRE[shown];

/** A standing of the wire or the device, as the components have it. */
export const shownStanding = (standing: Standing): ShownStanding => SHOWN[standing];
