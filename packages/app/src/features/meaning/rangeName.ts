import type { Interval, StateDetails } from '@credence/api-client';
import type { Text } from '@credence/text';

/** A range in words, "-10 to 0 mg/dl"; undefined if it is open on both sides. */
export function rangeName(
  { from, to }: Interval,
  unit: string | undefined,
  { meaning: text, common }: Pick<Text, 'meaning' | 'common'>,
): string | undefined {
  const numbers = new Intl.NumberFormat(common.locale, { maximumSignificantDigits: 15 });
  const words = () => {
    if (from !== undefined && to !== undefined) return text.between(numbers.format(from), numbers.format(to));
    if (from !== undefined) return text.above(numbers.format(from));
    return to === undefined ? undefined : text.upTo(numbers.format(to));
  };
  const range = words();
  return range !== undefined && unit ? `${range} ${unit}` : range;
}

/** A state's name as displayed: its range, if the file gives it no other name. */
export function stateName(
  name: string,
  details: StateDetails | undefined,
  unit: string | undefined,
  text: Pick<Text, 'meaning' | 'common'>,
): string {
  return (details?.interval?.isName ? rangeName(details.interval, unit, text) : undefined) ?? name;
}
