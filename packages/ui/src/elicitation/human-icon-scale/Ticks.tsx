import { memo } from 'react';
import type { VerbalAnchor } from '../../labels/english.js';
import { Tick } from './HumanIconScale.styles.js';

/** On a rail, where each word stands. */
export const Ticks = memo(function Ticks({ anchors }: { anchors: readonly VerbalAnchor[] }) {
  return anchors.map(({ percent }) => (
    <Tick key={percent} data-slot="tick" style={{ '--credence-percent': percent }} />
  ));
});
