import { MILLION } from '@credence/bayesnet/shares';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { ONE_PERCENT } from './fineStep.js';
import { Keep } from './ProbabilitySlider.styles.js';

interface FineOfferProps {
  /** The slider's answer. */
  value: number;
  /** What is answered exactly, which needs no offer. */
  exact: number | null;
  onOpen: (share: number, event: Event) => void;
}

/** Next to the ends of the scale, the way on: to the line for what is rarer than 1 %, or more than 99 %. */
export function FineOffer({ value, exact, onOpen }: FineOfferProps) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  if (exact !== null || (value > 2 && value < 98)) return null;
  const isRare = value <= 2;
  return (
    <span>
      <Keep
        type="button"
        data-slot="fine-offer"
        onClick={(event) => onOpen(isRare ? ONE_PERCENT : MILLION - ONE_PERCENT, event.nativeEvent)}
      >
        {isRare ? texts.rarer : texts.moreThan}
      </Keep>
    </span>
  );
}
