import { COMMENT_LIMIT, isExactShare, isPercentAnswer, type Share } from '@credence/bayesnet';
import * as v from 'valibot';
import { whole } from '../../ground/device/shapes.js';

/** One share of an answer: whole percent, or parts per million. */
export const share = v.union([
  v.custom<number>(isPercentAnswer),
  v.object({ ppm: v.custom<number>((ppm) => ppm !== null && isExactShare(ppm)) }),
]) satisfies v.GenericSchema<unknown, Share>;

/** The order in which states were set. */
export const rowOrder = v.array(whole(0));

/** What an answer on the device may say beside its sliders: exact shares, which states were touched, its standing. */
export const exactShares = v.array(v.custom<number | null>(isExactShare));
export const touched = v.array(v.boolean());
export const standing = v.picklist(['answered', 'cannot_occur', 'not_my_field']);

/** What was written about it, as long as it may be. */
export const comment = v.custom<string>((text) => typeof text === 'string' && [...text].length <= COMMENT_LIMIT);

/** The questions that it, or its certainty, was taken over from, and why an earlier answer was changed. */
export const marks = {
  takenFrom: v.exactOptional(whole(1)),
  certaintyFrom: v.exactOptional(whole(1)),
  reason: v.exactOptional(comment),
};

/** Only the keys that have a value. */
export function definedOf<Said extends object>(said: Said): { [Key in keyof Said]?: Exclude<Said[Key], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as never;
}
