import { MILLION } from '@credence/bayesnet/shares';
import { useSyncExternalStore } from 'react';
import type { HumanIconScaleProps } from '../human-icon-scale/HumanIconScale.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import { WordsFor, wordsText } from '../../foundations/verbal-scale/WordsFor.js';
import { probabilitySliderLabels, type VerbalAnchor } from '../../labels/english.js';
import type { DrawnNumber } from './drawnNumber.js';
import { isFine } from './fineStep.js';

interface SaidWordsProps extends Pick<HumanIconScaleProps, 'scaleType'> {
  value: number;
  exact: number | null;
  /** The steps of a drag, of which these words alone are rendered, and only where they become others. */
  drawn: DrawnNumber;
  anchors: readonly VerbalAnchor[];
}

/** What an answer is called: the words of the scale, and beyond its ends what it is on the fine line. */
export function SaidWords({ value, exact, drawn, anchors, scaleType }: SaidWordsProps) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  const latest = () => drawn.get() ?? value;
  const read = () => wordsText(wordsFor(latest(), anchors), (lower, upper) => `${lower}\n${upper}`);
  useSyncExternalStore(drawn.watch, read, read);
  if (scaleType === 'numbers') return null;
  if (exact === 0 || exact === MILLION) return <b>{exact === 0 ? texts.never : texts.always}</b>;
  return (
    <>
      <WordsFor percent={latest()} anchors={anchors} />
      {isFine(exact) ? <span>{texts.beyond(exact < MILLION / 2)}</span> : null}
    </>
  );
}
