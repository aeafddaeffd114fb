import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { shownName } from '../internal/shownName.js';
import { shareBarLabels } from './shareBar.labels.js';
import { useLabels } from '../provider/useLabels.js';
import { Bar, Segment, SegmentText } from './ShareBar.styles.js';
import { countedValues, sharesOf, startValue as usualStart } from './shares.js';
import { shortNames } from './shortNames.js';

export interface ShareBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The names of the states. Underscores are shown as spaces. */
  states: readonly string[];
  /** One answer for each state, in percent; null counts as the starting value. They need not add up to 100. */
  values: readonly (number | null)[];
  /**
   * What a state counts as while nobody has answered.
   * @default 50
   */
  startValue?: number | undefined;
  /**
   * `small` stands in lists.
   * @default 'medium'
   */
  size?: 'medium' | 'small' | undefined;
}

/** Which of the four shades a state has: there and back again, so that neighbours always differ. */
export const shadeOf = (index: number): number => [1, 2, 3, 4, 3, 2][index % 6] ?? 1;

/** The distribution that these answers come to, as one bar: each state takes the share that will be stored. */
export const ShareBar = forwardRef<HTMLDivElement, ShareBarProps>(function ShareBar(
  { states, values: given, startValue = usualStart, size = 'medium', ...rest },
  ref,
) {
  const { shareBar } = useLabels({ shareBar: shareBarLabels });
  const names = states.map(shownName);
  const short = shortNames(names);
  const values = states.map((_, index) => given[index] ?? null);
  const shares = sharesOf(values, startValue);
  const sentence = names.map((name, index) => shareBar.stateShare(shareBar.share(shares[index] ?? 0), name)).join(', ');

  return (
    <Bar
      ref={ref}
      role="img"
      aria-label={sentence}
      data-credence="share-bar"
      data-size={size}
      data-many={states.length > 12 ? '' : undefined}
      {...rest}
    >
      {countedValues(values, startValue).map((value, index) => (
        <Segment
          // A state's place is its identity.
          key={index}
          data-slot="segment"
          data-shade={shadeOf(index)}
          style={{ '--credence-share': value }}
        >
          <SegmentText>
            {shareBar.share(shares[index] ?? 0)} <bdi>{short[index]}</bdi>
          </SegmentText>
        </Segment>
      ))}
    </Bar>
  );
});
