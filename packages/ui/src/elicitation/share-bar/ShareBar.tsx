import { figureOf, percentOf } from '@credence/bayesnet/shares';
import { type ComponentPropsWithoutRef, forwardRef, memo, useMemo } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { shownName } from '../../foundations/names/shownName.js';
import { shareBarLabels } from '../../labels/english.js';
import { resolveShown, type ShownRowsProps } from '../answers/resolveRows.js';
import { isAnyExact } from '../answers/share.js';
import { crowded, largeShares, placesOf, shadeOf, outlineOf, type BarPlace } from './crowdPlaces.js';
import { Bar, Excess, Segment, SegmentText, Strip } from './ShareBar.styles.js';
import { shortNames } from './shortNames.js';

const shades = [1, 2, 3, 4];

/** All states of a bar with very many: one outline per shade, because one element per state would cost a frame. */
function Crowd({ places }: { places: readonly BarPlace[] }) {
  return (
    <Strip viewBox="0 0 100 1" width="100%" height="24" preserveAspectRatio="none" aria-hidden data-slot="crowd">
      {shades.map((shade) => (
        <path key={shade} data-shade={shade} d={outlineOf(places, shade)} />
      ))}
    </Strip>
  );
}

/** @since 0.1.0 */
export interface ShareBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, ShownRowsProps {
  /** The names of the states. Underscores are shown as spaces. */
  states: readonly string[];
  /**
   * `small` is for lists. `strip` is a line without any text, in which what is too many or missing is hatched.
   * @default 'medium'
   */
  size?: 'medium' | 'small' | 'strip' | undefined;
}

/**
 * The distribution resulting from these answers, as one bar: each state has the width of its stored share.
 * @since 0.1.0
 */
export const ShareBar = forwardRef<HTMLDivElement, ShareBarProps>(function ShareBar(
  { states, values: given, startValue, startValues, order, sumMode, size = 'medium', ...rest },
  ref,
) {
  const { shareBar } = useLabels({ shareBar: shareBarLabels });
  const names = useMemo(() => states.map(shownName), [states]);
  const short = useMemo(() => shortNames(names), [names]);
  const { rows, resolved } = resolveShown(states, { values: given, startValue, startValues, order, sumMode });
  const { stored, addsUp } = resolved;
  const anyExact = isAnyExact(rows.values);
  const isStrip = size === 'strip';
  const shares = ((isStrip && !addsUp ? resolved.shown : undefined) ?? stored ?? resolved.shown).map(
    (share) => share ?? 0,
  );
  const counted = shares.map(percentOf);
  const isCrowd = states.length >= crowded;
  const places = isCrowd ? placesOf(counted) : [];
  const large = isStrip ? [] : largeShares(places);
  const said = (index: number) =>
    shareBar.stateShare(shareBar.share(figureOf(shares[index] ?? 0), anyExact), names[index] ?? '');
  const sentence = isCrowd
    ? shareBar.sharesOfMany(
        states.length,
        large.map(({ index }) => said(index)),
      )
    : states.map((_, index) => said(index)).join(', ');
  const drawn = isCrowd ? large : counted.map((percent, index) => ({ index, start: undefined, size: percent }));
  const off = addsUp ? 0 : percentOf(shares.reduce((sum, share) => sum + share, 0)) - 100;

  return (
    <Bar
      ref={ref}
      role="img"
      aria-label={stored ? sentence : shareBar.notYet}
      data-credence="share-bar"
      data-size={size}
      data-many={states.length > 12 ? '' : undefined}
      data-crowd={isCrowd ? '' : undefined}
      {...rest}
    >
      {isCrowd ? <Crowd places={places} /> : null}
      {drawn.map(({ index, start, size: width }) => (
        <State
          // A state is identified by its index.
          key={index}
          index={index}
          start={start}
          size={width}
          unset={rows.values[index] === null}
          share={figureOf(shares[index] ?? 0)}
          isExact={anyExact}
          name={isStrip ? undefined : short[index]}
        />
      ))}
      {isStrip && off !== 0 ? <OffBy percent={off} /> : null}
    </Bar>
  );
});

/** What is too many or, below 0, missing. */
const OffBy = ({ percent }: { percent: number }) => (
  <Excess
    data-slot="excess"
    data-missing={percent < 0 ? '' : undefined}
    style={{ '--credence-share': Math.abs(percent), '--credence-excess': (percent * 100) / (100 + percent) }}
  />
);

interface StateProps {
  index: number;
  /** Where it begins, in percent of the bar; undefined if it directly follows the previous one. */
  start: number | undefined;
  /** Its width. */
  size: number;
  /** True if nobody has answered for it. */
  unset: boolean;
  /** The stored share, in percent. */
  share: number;
  /** True if a share is exact: what is 0 is then meant so. */
  isExact: boolean;
  /** Its name; undefined if the bar has no text. */
  name: string | undefined;
}

/** One state of the bar. Renders again only if its own props change. */
const State = memo(function State({ index, start, size, unset, share, isExact, name }: StateProps) {
  const { shareBar } = useLabels({ shareBar: shareBarLabels });
  return (
    <Segment
      data-slot="segment"
      data-shade={shadeOf(index)}
      data-unset={unset ? '' : undefined}
      data-fine={Number.isInteger(share) ? undefined : ''}
      data-rare={isExact && share < 1 ? (share === 0 ? 'never' : '') : undefined}
      style={{ '--credence-share': size, ...(start === undefined ? {} : { '--credence-start': start }) }}
    >
      {name === undefined ? null : (
        <SegmentText>
          <span data-slot="share">{shareBar.share(share, isExact)}</span>
          <bdi>{name}</bdi>
        </SegmentText>
      )}
    </Segment>
  );
});
