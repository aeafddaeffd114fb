import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useContext } from 'react';
import { RowWordsContext } from '../answers/RowWords.js';
import type { IconArrayProps } from '../icon-array/IconArray.js';
import { Picture } from '../icon-array/Picture.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { isAnswer } from '../../foundations/verbal-scale/verbalScale.js';
import { iconArrayLabels, type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import { type AnchorDetails, Anchors } from '../../foundations/verbal-scale/Anchors.js';
import { Fill, Rail, Root } from './HumanIconScale.styles.js';
import { Ticks } from './Ticks.js';

/** @since 0.1.0 */
export interface HumanIconScaleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  /** A probability in percent. Null if unanswered: drawn as outlines. */
  value: number | null;
  /**
   * What is drawn while `value` is null, in percent. Null: nobody is filled.
   * @default 50
   */
  startValue?: number | null | undefined;
  /**
   * The number of people.
   * @default 50
   */
  total?: IconArrayProps['total'];
  /** The words and their percentages, ascending. Defaults to those of the labels. */
  anchors?: readonly VerbalAnchor[] | undefined;
  /**
   * The lowest answer, given by the first word.
   * @default 1
   */
  min?: number | undefined;
  /**
   * The highest answer, given by the last word.
   * @default 99
   */
  max?: number | undefined;
  /**
   * Whether to show each word with its number, or only one of the two.
   * @default 'both'
   */
  scaleType?: 'words' | 'numbers' | 'both' | undefined;
  /** True while the words cannot be chosen. */
  disabled?: boolean | undefined;
  /** Makes the words buttons; called with the chosen one. */
  onAnchorSelect?: ((anchor: VerbalAnchor, details: AnchorDetails) => void) | undefined;
  /** Content on the rail: the slider puts its range input there. */
  children?: ReactNode;
}

/**
 * A probability as fifty people above a rail with the seven words of the verbal scale, each at its percentage.
 * Display only; the slider is built on it.
 * @since 0.1.0
 */
export const HumanIconScale = forwardRef<HTMLDivElement, HumanIconScaleProps>(function HumanIconScale(
  {
    value: given,
    startValue = 50,
    total = 50,
    anchors: givenAnchors,
    min = 1,
    max = 99,
    scaleType = 'both',
    disabled = false,
    onAnchorSelect,
    children,
    ...rest
  },
  ref,
) {
  const labels = useLabels({ verbalScale: verbalScaleLabels, iconArray: iconArrayLabels });
  const row = useContext(RowWordsContext);
  const anchors = givenAnchors ?? labels.verbalScale.anchors;
  const value = Number.isNaN(given) ? null : given;

  return (
    <Root ref={ref} data-credence="human-icon-scale" data-state={value === null ? 'unset' : 'answered'} {...rest}>
      <Picture
        value={value}
        startValue={startValue}
        total={total}
        // What a state that follows stands at is no starting value.
        label={row?.kind === 'follows' ? labels.iconArray.people : undefined}
      />
      <Rail data-slot="rail">
        <Ticks anchors={anchors} />
        <Fill
          data-slot="fill"
          data-unset={value === null ? '' : undefined}
          style={{ backgroundSize: `${value ?? startValue ?? 0}%` }}
        />
        {children}
      </Rail>
      <Anchors
        anchors={anchors}
        scaleType={scaleType}
        pressed={anchors.findIndex((anchor) => isAnswer(anchor, value, min, max))}
        disabled={disabled}
        onSelect={onAnchorSelect}
      />
    </Root>
  );
});
