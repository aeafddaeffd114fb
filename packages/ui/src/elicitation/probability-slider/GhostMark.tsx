import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { sliderInUseLabels } from '../../labels/englishSliderInUse.js';
import { percentOf, positionOf, type Share } from '../answers/share.js';
import { Ghost } from './ProbabilitySlider.styles.js';

/** The mark of the previous answer on the rail, where the thumb stood. The element of this id says it, as it was said. */
export function GhostMark({ id, share }: { id: string; share: Share }) {
  const texts = useLabels({ probabilitySlider: sliderInUseLabels }).probabilitySlider;
  return (
    <Ghost data-slot="ghost" style={{ '--credence-percent': positionOf(share) }}>
      <VisuallyHidden id={id}>{texts.before(percentOf(share))}</VisuallyHidden>
    </Ghost>
  );
}
