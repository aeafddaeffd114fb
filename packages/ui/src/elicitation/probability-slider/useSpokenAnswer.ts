import { useContext } from 'react';
import { RowWordsContext } from '../answers/RowWords.js';
import type { HumanIconScaleProps } from '../human-icon-scale/HumanIconScale.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../foundations/verbal-scale/WordsFor.js';
import { probabilitySliderLabels, type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import { exactText } from './exactText.js';

interface SpokenAnswerOptions extends Pick<HumanIconScaleProps, 'scaleType'> {
  /** Null if none is preset. */
  startValue: number | null;
  anchors: readonly VerbalAnchor[];
}

/** Says an answer as assistive technology announces it. */
export function useSpokenAnswer({ startValue, anchors, scaleType }: SpokenAnswerOptions) {
  const labels = useLabels({ probabilitySlider: probabilitySliderLabels, verbalScale: verbalScaleLabels });
  const texts = labels.probabilitySlider;
  const row = useContext(RowWordsContext);
  const spokenOf = (value: number | null, exact: number | null = null): string => {
    if (value === null) {
      if (startValue === null) return texts.notSet;
      return row?.kind === 'follows' ? texts.followsText(startValue, row.text) : texts.unsetText(startValue);
    }
    if (exact !== null) return exactText(texts, exact);
    if (scaleType === 'numbers') return texts.numberText(value);
    const words = wordsText(wordsFor(value, anchors), labels.verbalScale.between);
    return scaleType === 'words' ? words : texts.valueText(value, words);
  };
  return (value: number | null, exact: number | null = null): string =>
    row?.kind === 'excess' ? `${spokenOf(value, exact)}, ${row.text}` : spokenOf(value, exact);
}
