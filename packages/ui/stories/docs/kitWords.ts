import { englishLabels } from '../../src/labels/englishLabels.js';
import { germanLabels } from '../../src/labels/german.js';
import { englishStudyLabels } from '../../src/study/words/english.js';
import { germanStudyLabels } from '../../src/study/words/german.js';

/** Every group of words of the kit, those of studies among them, as guides list them. */
export const wordsInEnglish = { ...englishLabels, ...englishStudyLabels };
export const wordsInGerman: typeof wordsInEnglish = { ...germanLabels, ...germanStudyLabels };

/** A group of words: that of one component. */
export type WordGroup = keyof typeof wordsInEnglish;

/** A group as it is named in the labels of a provider: `timeLeft`, `study.sealedLine`. */
export const nameInLabels = (group: WordGroup) => (group in englishStudyLabels ? `study.${group}` : group);
