import { type ComponentPropsWithoutRef, forwardRef, memo, useMemo } from 'react';
import { shownName } from '../../foundations/names/shownName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { shareBarLabels } from '../../labels/english.js';
import { Crowd } from './Crowd.js';
import { Bar, Segment, SegmentText } from './ShareBar.styles.js';
import { crowded, largeShares, placesOf, shadeOf } from './crowdPlaces.js';
import { countedValues, sharesOf, startValue as usualStart } from '../answers/shares.js';
import { isAnyExact, positionsOf, shareOf, type ShareValues } from '../answers/share.js';
import { isStoredAsRest } from '../answers/wholeAnswer.js';
import { shortNames } from './shortNames.js';

/** @since 0.1.0 */
export interface ShareBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The names of the states. Underscores are shown as spaces. */
  states: readonly string[];
  /**
   * One answer per state: whole percent, or parts per million as `{ ppm: 2000 }`; null counts as the starting value.
   * They need not add up to 100.
   */
  values: ShareValues;
  /**
   * What an unanswered state counts as.
   * @default 50
   */
  startValue?: number | undefined;
  /**
   * `small` is for lists.
   * @default 'medium'
   */
  size?: 'medium' | 'small' | undefined;
}

/**
 * The distribution resulting from these answers, as one bar: each state has the width of its stored share.
 * @since 0.1.0
 */
export const ShareBar = forwardRef<HTMLDivElement, ShareBarProps>(function ShareBar(
  { states, values: given, startValue = usualStart, size = 'medium', ...rest },
  ref,
) {
  const { shareBar } = useLabels({ shareBar: shareBarLabels });
  const names = useMemo(() => states.map(shownName), [states]);
  const short = useMemo(() => shortNames(names), [names]);
  const values = states.map((_, index) => shareOf(given[index]));
  const anyExact = isAnyExact(values);
  const shares = sharesOf(values, startValue);
  const counted = anyExact ? shares : countedValues(positionsOf(values), startValue);
  const isCrowd = states.length >= crowded;
  const places = isCrowd ? placesOf(counted) : [];
  const large = largeShares(places);
  const asRest = isStoredAsRest(values);
  const said = (index: number) => {
    const share = shareBar.stateShare(shareBar.share(shares[index] ?? 0, anyExact), names[index] ?? '');
    return asRest && values[index] === null ? `${share}${shareBar.asRest}` : share;
  };
  const sentence = isCrowd
    ? shareBar.sharesOfMany(
        states.length,
        large.map(({ index }) => said(index)),
      )
    : states.map((_, index) => said(index)).join(', ');

  return (
    <Bar
      ref={ref}
      role="img"
      aria-label={sentence}
      data-credence="share-bar"
      data-size={size}
      data-many={states.length > 12 ? '' : undefined}
      data-crowd={isCrowd ? '' : undefined}
      {...rest}
    >
      {isCrowd ? <Crowd places={places} /> : null}
      {isCrowd
        ? large.map(({ index, start, size }) => (
            <State
              key={index}
              {...{ index, start, size }}
              unset={values[index] === null}
              share={shares[index] ?? 0}
              isExact={anyExact}
              asRest={asRest}
              name={short[index]}
            />
          ))
        : counted.map((value, index) => (
            // A state is identified by its index.
            <State
              key={index}
              index={index}
              size={value}
              unset={values[index] === null}
              share={shares[index] ?? 0}
              isExact={anyExact}
              asRest={asRest}
              name={short[index]}
            />
          ))}
    </Bar>
  );
});

interface StateProps {
  index: number;
  /** Where it begins, in percent of the bar; undefined if it directly follows the previous one. */
  start?: number;
  /** Its width. */
  size: number;
  /** True if nobody has answered for it. */
  unset: boolean;
  /** The stored share, in percent. */
  share: number;
  /** True if a share is exact: what is 0 is then meant so. */
  isExact: boolean;
  /** True if what nobody has answered for is stored as the rest. */
  asRest: boolean;
  name: string | undefined;
}

/** One state of the bar. Renders again only if its own props change. */
const State = memo(function State({ index, start, size, unset, share, isExact, asRest, name }: StateProps) {
  const { shareBar } = useLabels({ shareBar: shareBarLabels });
  return (
    <Segment
      data-slot="segment"
      data-shade={shadeOf(index)}
      data-unset={unset ? '' : undefined}
      data-rare={isExact && share < 1 ? (share === 0 ? 'never' : '') : undefined}
      style={{ '--credence-share': size, ...(start === undefined ? {} : { '--credence-start': start }) }}
    >
      <SegmentText>
        {shareBar.share(share, isExact)}{' '}
        <span>
          <bdi>{name}</bdi>
          {unset && asRest ? shareBar.asRest : null}
        </span>
      </SegmentText>
    </Segment>
  );
});
