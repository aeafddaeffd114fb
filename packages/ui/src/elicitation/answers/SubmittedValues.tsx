import { percentOf } from '@credence/bayesnet/shares';
import { type Share, type ShareValues, wholeOnScale } from './share.js';

interface SubmittedValuesProps {
  values: ShareValues;
  /** The starting value if unanswered states submit it. */
  unanswered?: number | undefined;
  name: string | undefined;
  form: string | undefined;
  disabled: boolean;
}

/** In percent, with a point whatever the language: "37", and "0.2" for what whole percent cannot say. */
const sent = (share: Share): number => (typeof share === 'number' ? wholeOnScale(share, 1, 99) : percentOf(share.ppm));

/** The answers for a form, in the order of the states. Nothing before the first one; a missing one keeps its place. */
export function SubmittedValues({ values, unanswered, name, form, disabled }: SubmittedValuesProps) {
  if (!name || (unanswered === undefined && values.every((value) => value === null))) return null;
  return values.map((value, index) => (
    <input
      key={index}
      type="hidden"
      {...{ name, form, disabled }}
      value={value === null ? (unanswered ?? '') : sent(value)}
    />
  ));
}
