import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { Keep } from './ProbabilitySlider.styles.js';

/** Confirms the starting value as the answer. Not in the tab order: on the slider, Enter does the same. */
export function KeepButton({ startValue, onKeep }: { startValue: number; onKeep: (event: Event) => void }) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  return (
    <Keep type="button" tabIndex={-1} data-slot="keep" onClick={(event) => onKeep(event.nativeEvent)}>
      {texts.keep(startValue)}
    </Keep>
  );
}
