import { ProbabilitySlider } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { Known, Product } from './Poster.styles.js';

/** Of a question that is asked with a film about how it is answered. */
const ANSWER = 30;

/** A question as the product asks it, answered: the first picture of a film. Nobody can use it. */
export function Poster() {
  const { invitation } = useText();
  const { known, lead, asked } = invitation.practiceQuestions[0]!;
  const [before, stressed, after] = known;
  return (
    <Product aria-hidden="true" inert>
      <Known>
        {before}
        <b>{stressed}</b>
        {after}
      </Known>
      <ProbabilitySlider label={asked} lead={lead} headingLevel={3} value={ANSWER} />
    </Product>
  );
}
