import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { sliderInUseLabels } from '../../labels/englishSliderInUse.js';
import { Ghost } from './ProbabilitySlider.styles.js';

/** The mark of the previous answer on the rail. The element of this id says it. */
export function GhostMark({ id, percent }: { id: string; percent: number }) {
  const texts = useLabels({ probabilitySlider: sliderInUseLabels }).probabilitySlider;
  return (
    <Ghost data-slot="ghost" style={{ '--credence-percent': percent }}>
      <VisuallyHidden id={id}>{texts.before(percent)}</VisuallyHidden>
    </Ghost>
  );
}
