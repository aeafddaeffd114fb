import { Icon } from '../icons/index.js';
import { probabilitySliderLabels } from './probabilitySlider.labels.js';
import { useLabels } from '../provider/useLabels.js';
import { NumberBox, type NumberBoxProps } from './NumberBox.js';
import { Root, Step } from './Stepper.styles.js';

/** The number between − and +. Out of the tab order: on the slider, digits type and arrows step. */
export function Stepper(props: NumberBoxProps) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  const { shown, min, max, disabled, readOnly, change, commit } = props;

  const step = (by: number) => (event: { nativeEvent: Event }) => {
    change(Math.min(max, Math.max(min, shown + by)), 'step', event.nativeEvent);
    commit();
  };

  const stepProps = { type: 'button' as const, tabIndex: -1, disabled: disabled || readOnly };
  return (
    <Root data-slot="stepper">
      <Step {...stepProps} aria-label={texts.less} data-slot="less" onClick={step(-1)}>
        <Icon name="minus" />
      </Step>
      <NumberBox {...props} />
      <Step {...stepProps} aria-label={texts.more} data-slot="more" onClick={step(1)}>
        <Icon name="plus" />
      </Step>
    </Root>
  );
}
