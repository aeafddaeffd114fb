import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { KeepButton } from './KeepButton.js';

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
