import { MILLION } from '@credence/bayesnet/shares';
import type { HumanIconScaleProps } from '../human-icon-scale/HumanIconScale.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { WordsFor } from '../../foundations/verbal-scale/WordsFor.js';
import { probabilitySliderLabels, type VerbalAnchor } from '../../labels/english.js';
import { isFine } from './fineStep.js';

interface SaidWordsProps extends Pick<HumanIconScaleProps, 'scaleType'> {
  value: number;
  exact: number | null;
  anchors: readonly VerbalAnchor[];
}

/** What an answer is called: the words of the scale, and beyond its ends what it is on the fine line. */
export function SaidWords({ value, exact, anchors, scaleType }: SaidWordsProps) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  if (scaleType === 'numbers') return null;
  if (exact === 0 || exact === MILLION) return <b>{exact === 0 ? texts.never : texts.always}</b>;
  return (
    <>
      <WordsFor percent={value} anchors={anchors} />
      {isFine(exact) ? texts.beyond(exact < MILLION / 2) : null}
    </>
  );
}
