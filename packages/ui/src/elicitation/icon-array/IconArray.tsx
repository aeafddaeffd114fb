import { type ComponentProps, type ComponentPropsWithoutRef, forwardRef, memo, type ReactNode } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { iconArrayLabels } from '../../labels/english.js';
import { filledIcons } from './filledIcons.js';
import { People, Root } from './IconArray.styles.js';
import { Layer } from './Layer.js';
import { sizeOf, usualRows } from './places.js';

/** @since 0.1.0 */
export interface IconArrayProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** A probability in percent. Null if unanswered: drawn as outlines. */
  value: number | null;
  /**
   * The number of people.
   * @default 50
   */
  total?: 50 | 100 | 1000 | undefined;
  /**
   * Another probability in percent to compare with: people gained in `value` are marked, people lost are
   * outlined. Omit it or pass null for no comparison.
   */
  compareValue?: number | null | undefined;
  /**
   * The number of rows. One row fills from the left, several from the bottom row up. If omitted: fifty in one
   * row, or in two if that is too wide; a hundred in two rows, a thousand in ten.
   */
  rows?: 1 | 2 | 5 | 10 | 20 | 25 | undefined;
  /**
   * Replaces the figure of each person: SVG shapes in a box of 10 × 20, without colours of their own. Pass the
   * same element on every render.
   */
  icon?: ReactNode;
  /**
   * What is drawn while `value` is null, in percent. Null: nobody is filled.
   * @default 50
   */
  startValue?: number | null | undefined;
  /** The accessible name, from the filled and the total number. Defaults to the sentence of the labels. */
  label?: ((filled: number, total: number) => string) | undefined;
}

const isNumber = (given: number | null | undefined): given is number =>
  typeof given === 'number' && !Number.isNaN(given);

/**
 * A probability as people: of fifty, one is filled for every two percent. They are filled side by side, never
 * scattered, and the number is always next to them, because that is how such pictures are read correctly.
 * @since 0.1.0
 */
export const IconArray = forwardRef<HTMLDivElement, IconArrayProps>(function IconArray(
  { value: given, total: people = 50, compareValue = null, rows: lines, icon, startValue = 50, label, ...rest },
  ref,
) {
  const { iconArray } = useLabels({ iconArray: iconArrayLabels });
  // Pages that compute what they pass may pass what is no number, or not as many people as there can be.
  const value = isNumber(given) ? given : null;
  const total = people in usualRows ? people : 50;
  const rows = isNumber(lines) && lines >= 1 ? lines : usualRows[total];
  const isBlank = value === null && startValue === null;
  const filled = isBlank ? 0 : filledIcons(value ?? (isNumber(startValue) ? startValue : 50), total);
  const compared = value === null || !isNumber(compareValue) ? undefined : filledIcons(compareValue, total);
  const sentence = () => {
    if (label) return label(filled, total);
    if (isBlank) return iconArray.peopleBlank(total);
    if (value === null) return iconArray.peopleUnset(filled, total);
    return compared === undefined ? iconArray.people(filled, total) : iconArray.peopleCompared(filled, total, compared);
  };

  return (
    <Root
      ref={ref}
      role="img"
      aria-label={sentence()}
      data-credence="icon-array"
      data-unset={value === null ? '' : undefined}
      data-filled={filled}
      {...rest}
    >
      <Crowd {...{ filled, total, rows, icon }} compared={compared ?? filled} />
    </Root>
  );
});

interface CrowdProps {
  filled: number;
  compared: number;
  total: number;
  rows: number;
  icon: ReactNode;
}

/** Renders again only if the number of filled people changes: every second move at most. */
const Crowd = memo(function Crowd({ filled, compared, total, rows, icon }: CrowdProps) {
  const grid = { columns: Math.ceil(total / rows), rows };
  const { width, height } = sizeOf(grid);
  const layer = (slot: ComponentProps<typeof Layer>['slot'], from: number, to: number) => (
    <Layer {...grid} {...{ slot, from, to, icon }} />
  );
  return (
    <People
      data-slot="people"
      data-rows={rows === 1 ? 'line' : 'many'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      style={{ '--credence-people-width': width, '--credence-people-height': height }}
      aria-hidden="true"
      focusable="false"
    >
      {layer('empty', Math.max(filled, compared), total)}
      {layer('lost', filled, compared)}
      {layer('gained', compared, filled)}
      {layer('filled', 0, Math.min(filled, compared))}
    </People>
  );
});
