import { useLabels } from '../provider/useLabels.js';
import { type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import { type VerbalWords, wordsFor } from './verbalScale.js';

/** What a value is called, as one string. */
export function wordsText(words: VerbalWords | undefined, between: (lower: string, upper: string) => string): string {
  if (!words) return '';
  return words.kind === 'exact' ? words.anchor.label : between(words.lower.label, words.upper.label);
}

// Stand-ins for the two words, to find where a translation puts them. Private use characters: in no text.
const lowerMark = '\uE000';
const upperMark = '\uE001';

/** What a value is called, its words set off from what stands around them. */
export function WordsFor({ percent, anchors }: { percent: number; anchors: readonly VerbalAnchor[] }) {
  const { between } = useLabels({ verbalScale: verbalScaleLabels }).verbalScale;
  const words = wordsFor(percent, anchors);
  if (!words) return null;
  if (words.kind === 'exact') return <b>{words.anchor.label}</b>;

  return between(lowerMark, upperMark)
    .split(/([\uE000\uE001])/)
    .map((part) => {
      if (part === lowerMark) return <b key={part}>{words.lower.label}</b>;
      return part === upperMark ? <b key={part}>{words.upper.label}</b> : part;
    });
}
