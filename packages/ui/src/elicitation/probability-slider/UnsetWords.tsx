import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { Keep } from './ProbabilitySlider.styles.js';

interface UnsetWordsProps {
  /** Null if none is preset: then there is nothing to keep. */
  startValue: number | null;
  onKeep: (event: Event) => void;
}

/** In place of the words of an answer, while there is none. */
export function UnsetWords({ startValue, onKeep }: UnsetWordsProps) {
  const { notSet } = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  return startValue === null ? <span>{notSet}</span> : <KeepButton startValue={startValue} onKeep={onKeep} />;
}

/** Confirms the starting value as the answer. Not in the tab order: on the slider, Enter does the same. */
function KeepButton({ startValue, onKeep }: { startValue: number; onKeep: (event: Event) => void }) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  return (
    <Keep type="button" tabIndex={-1} data-slot="keep" onClick={(event) => onKeep(event.nativeEvent)}>
      {texts.keep(startValue)}
    </Keep>
  );
}
