import { useLabels } from '../provider/useLabels.js';
import { type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import { type VerbalWords, wordsFor } from './verbalScale.js';

/** The words for a value, as one string. */
export function wordsText(words: VerbalWords | undefined, between: (lower: string, upper: string) => string): string {
  if (!words) return '';
  return words.kind === 'exact' ? words.anchor.label : between(words.lower.label, words.upper.label);
}

// Placeholders for the two words, to find where a translation puts them. Private use characters never occur in texts.
const lowerMark = '\uE000';
const upperMark = '\uE001';

/** The words for a value, set off from the surrounding text. */
export function WordsFor({ percent, anchors }: { percent: number; anchors: readonly VerbalAnchor[] }) {
  const { between } = useLabels({ verbalScale: verbalScaleLabels }).verbalScale;
  const words = wordsFor(percent, anchors);
  if (!words) return null;
  if (words.kind === 'exact') return <b>{words.anchor.label}</b>;

  return between(lowerMark, upperMark)
    .split(/([\uE000\uE001])/)
    .map((part) => {
      if (part === lowerMark) return <b key={part}>{words.lower.label}</b>;
      // Not bare: a browser that translates the page takes bare texts away, which then cannot be removed.
      return part === upperMark ? <b key={part}>{words.upper.label}</b> : <span key={part}>{part}</span>;
    });
}
