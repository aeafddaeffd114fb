import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { iconArrayLabels } from './iconArray.labels.js';
import { useLabels } from '../provider/useLabels.js';
import { filledIcons } from './filledIcons.js';
import { People, Root } from './IconArray.styles.js';
import { Person } from './Person.js';

export interface IconArrayProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** A probability in percent. Null where nobody has answered: drawn in outline. */
  value: number | null;
  /**
   * How many people there are.
   * @default 50
   */
  total?: 50 | 100 | 1000 | undefined;
  /**
   * What is drawn while `value` is null, in percent.
   * @default 50
   */
  startValue?: number | undefined;
  /** What it says to screen readers, from the filled and all. Left out, the labels' sentence. */
  label?: ((filled: number, total: number) => string) | undefined;
}

const columns = { 50: 50, 100: 50, 1000: 100 } as const;

/**
 * A probability as people: of fifty, one is filled for each two percent. They are filled side by side, never
 * scattered, and the number always stands beside them, because that is how such pictures are read right.
 */
export const IconArray = forwardRef<HTMLDivElement, IconArrayProps>(function IconArray(
  { value, total = 50, startValue = 50, label, ...rest },
  ref,
) {
  const { iconArray } = useLabels({ iconArray: iconArrayLabels });
  const filled = filledIcons(value ?? startValue, total);
  const sentence = label ?? (value === null ? iconArray.peopleUnset : iconArray.people);

  return (
    <Root
      ref={ref}
      role="img"
      aria-label={sentence(filled, total)}
      data-credence="icon-array"
      data-unset={value === null ? '' : undefined}
      {...rest}
    >
      <Crowd filled={filled} total={total} />
    </Root>
  );
});

/** Drawn again only when another number of people is filled: every second move at most. */
const Crowd = memo(function Crowd({ filled, total }: { filled: number; total: 50 | 100 | 1000 }) {
  return (
    <People
      data-rows={total === 50 ? 'line' : 'many'}
      {...(total === 50 ? {} : { style: { '--credence-columns': columns[total] } })}
    >
      {Array.from({ length: total }, (_, index) => (
        <Person key={index} on={index < filled} />
      ))}
    </People>
  );
});
