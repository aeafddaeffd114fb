import { verbalScaleLabels } from '../../labels/english.js';
import { useLabels } from '../provider/useLabels.js';
import { Anchors } from './Anchors.js';
import { Scale } from './Anchors.styles.js';

/** The words of the scale, each at its percentage, below something that is drawn on the same scale. Nobody chooses one. */
export function ScaleWords() {
  const { anchors } = useLabels({ verbalScale: verbalScaleLabels }).verbalScale;
  return (
    <Scale aria-hidden="true">
      <Anchors anchors={anchors} scaleType="both" pressed={-1} disabled={false} />
    </Scale>
  );
}
