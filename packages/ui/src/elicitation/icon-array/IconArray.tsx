import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { comparedPeopleLabels } from '../../labels/englishComparedPeople.js';
import { Between } from './Between.js';
import { isNumber, Picture } from './Picture.js';

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

/**
 * A probability as people: of fifty, one is filled for every two percent. They are filled side by side, never
 * scattered, and the number is always next to them, because that is how such pictures are read correctly.
 * @since 0.1.0
 */
export const IconArray = forwardRef<HTMLDivElement, IconArrayProps>(function IconArray({ compareValue, ...rest }, ref) {
  const { peopleCompared: sentence } = useLabels({ iconArray: comparedPeopleLabels }).iconArray;
  const comparison = isNumber(compareValue) ? { value: compareValue, sentence, Between } : undefined;
  return <Picture ref={ref} comparison={comparison} {...rest} />;
});
