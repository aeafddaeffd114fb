import type { Interval, StateDetails } from '@credence/api-client';
import type { Text } from '@credence/text';

/**
 * A range in words, "-10 to 0 mg/dl", which say what is in it where a bound alone leaves that open; undefined if it is open
 * on both sides.
 */
export function rangeName(
  { from, to, closed }: Interval,
  unit: string | undefined,
  { meaning: text, common }: Pick<Text, 'meaning' | 'common'>,
): string | undefined {
  const numbers = new Intl.NumberFormat(common.locale, { maximumSignificantDigits: 15 });
  const holdsLower = closed === 'lower' || closed === 'both';
  const holdsUpper = closed === undefined || closed === 'both';
  const words = () => {
    if (from !== undefined && to !== undefined) {
      if (from === to) return numbers.format(from);
      const word = holdsUpper ? text.between : holdsLower ? text.toBelow : text.within;
      return word(numbers.format(from), numbers.format(to));
    }
    if (from !== undefined) return (holdsLower ? text.atLeast : text.above)(numbers.format(from));
    return to === undefined ? undefined : (holdsUpper ? text.upTo : text.below)(numbers.format(to));
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
