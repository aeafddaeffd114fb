import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Root } from '../../human-icon-scale/HumanIconScale.styles.js';
import { useSlider } from '../root/SliderContext.js';
import { ONE_PERCENT } from '../state/sliderSteps.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderScaleProps extends ComponentPropsWithoutRef<'div'> {}

/**
 * Keeps people, rail and words on one horizontal scale: 1 % of the answer is 1 % of its width in each.
 * @since 0.1.0
 * @experimental
 */
export const SliderScale = forwardRef<HTMLDivElement, SliderScaleProps>(function SliderScale(props, ref) {
  const { exact, unset } = useSlider().answer;
  return (
    <Root
      ref={ref}
      data-credence="human-icon-scale"
      data-slot="scale"
      data-state={unset ? 'unset' : 'answered'}
      data-rare={exact === 0 ? 'never' : exact !== null && exact < ONE_PERCENT ? '' : undefined}
      {...props}
    />
  );
});
