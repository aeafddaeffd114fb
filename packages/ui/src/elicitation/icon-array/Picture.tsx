import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, memo, type ReactNode } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { iconArrayLabels } from '../../labels/english.js';
import { filledIcons } from './filledIcons.js';
import { People, Root } from './Picture.styles.js';
import { Layer } from './Layer.js';
import { type Grid, sizeOf, usualRows } from './places.js';

export interface BetweenProps extends Grid {
  filled: number;
  compared: number;
  icon: ReactNode;
}

/** Another share to compare with. */
export interface Comparison {
  /** In percent. */
  value: number;
  sentence: (filled: number, total: number, compared: number) => string;
  /** Draws the people between both. */
  Between: ComponentType<BetweenProps>;
}

interface PictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  value: number | null;
  total?: keyof typeof usualRows | undefined;
  comparison?: Comparison | undefined;
  rows?: number | undefined;
  icon?: ReactNode;
  startValue?: number | null | undefined;
  label?: ((filled: number, total: number) => string) | undefined;
}

export const isNumber = (given: number | null | undefined): given is number =>
  typeof given === 'number' && !Number.isNaN(given);

/** One share as people, as `IconArray` shows it. What compares it comes with those who compare. */
export const Picture = forwardRef<HTMLDivElement, PictureProps>(function Picture(
  { value: given, total: people = 50, comparison, rows: lines, icon, startValue = 50, label, ...rest },
  ref,
) {
  const { iconArray } = useLabels({ iconArray: iconArrayLabels });
  // Pages that compute what they pass may pass what is no number, or not as many people as there can be.
  const value = isNumber(given) ? given : null;
  const total = people in usualRows ? people : 50;
  const rows = isNumber(lines) && lines >= 1 ? lines : usualRows[total];
  const isBlank = value === null && startValue === null;
  const filled = isBlank ? 0 : filledIcons(value ?? (isNumber(startValue) ? startValue : 50), total);
  const compared = value === null || !comparison ? undefined : filledIcons(comparison.value, total);
  const sentence = () => {
    if (label) return label(filled, total);
    if (isBlank) return iconArray.peopleBlank(total);
    if (value === null) return iconArray.peopleUnset(filled, total);
    return compared === undefined ? iconArray.people(filled, total) : comparison?.sentence(filled, total, compared);
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
      <Crowd
        filled={filled}
        total={total}
        rows={rows}
        icon={icon}
        compared={compared ?? filled}
        Between={comparison?.Between}
      />
    </Root>
  );
});

const empty = <g data-slot="empty" />;
const marked = <g data-slot="filled" />;

interface CrowdProps {
  filled: number;
  compared: number;
  total: number;
  rows: number;
  icon: ReactNode;
  Between: ComponentType<BetweenProps> | undefined;
}

/** Renders again only if the number of filled people changes: every second move at most. */
const Crowd = memo(function Crowd({ filled, compared, total, rows, icon, Between }: CrowdProps) {
  const grid = { columns: Math.ceil(total / rows), rows };
  const { width, height } = sizeOf(grid);
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
      <Layer {...grid} drawn={empty} from={Math.max(filled, compared)} to={total} icon={icon} />
      {Between ? <Between {...grid} filled={filled} compared={compared} icon={icon} /> : null}
      <Layer {...grid} drawn={marked} from={0} to={Math.min(filled, compared)} icon={icon} />
    </People>
  );
});
