import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { ONE_PERCENT } from './fineStep.js';
import { Keep } from './ProbabilitySlider.styles.js';

/** Next to the ends of the scale, the way on: to the line for what is rarer than 1 %, or more than 99 %. */
export function FineOffer({ from, onOpen }: { from: number; onOpen: () => void }) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  return (
    <span>
      <Keep type="button" data-slot="fine-offer" onClick={onOpen}>
        {from === ONE_PERCENT ? texts.rarer : texts.moreThan}
      </Keep>
    </span>
  );
}
