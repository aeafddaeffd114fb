import { dutchLabels } from '../../src/labels/dutch.js';
import { englishLabels } from '../../src/labels/englishLabels.js';
import { frenchLabels } from '../../src/labels/french.js';
import { germanLabels } from '../../src/labels/german.js';
import { italianLabels } from '../../src/labels/italian.js';
import type { Labels } from '../../src/labels/labels.js';
import { spanishLabels } from '../../src/labels/spanish.js';

/** A language of the kit. */
export interface KitLanguage {
  /** For `locale`, and the page's `lang`. */
  readonly tag: string;
  /** Its name in English, and in itself. */
  readonly name: string;
  readonly ownName: string;
  /** What the kit exports it as. */
  readonly exported: string;
  readonly labels: Labels;
  /** Whether the percentages were fitted to its words. */
  readonly calibration: keyof typeof calibrations;
}

/** What can be known of the percentages of a language's words. */
export const calibrations = {
  fitted:
    'experiments in this language fitted words and percentages to each other. They were reported in English: compare the Dutch words with the forms of your study before relying on them.',
  published: 'the English words are those in which the authors reported these experiments; they were not fitted anew.',
  'not calibrated':
    'our translation, with the percentages of the original. What these words mean to your experts is not known: the number always stands beside the word, and a study that relies on words should fit them first and pass its own `verbalScale.anchors`.',
} as const;

/** Every language of the kit, English first. */
export const kitLanguages: readonly KitLanguage[] = [
  {
    tag: 'en',
    name: 'English',
    ownName: 'English',
    exported: 'englishLabels',
    labels: englishLabels,
    calibration: 'published',
  },
  {
    tag: 'nl',
    name: 'Dutch',
    ownName: 'Nederlands',
    exported: 'dutchLabels',
    labels: dutchLabels,
    calibration: 'fitted',
  },
  {
    tag: 'fr',
    name: 'French',
    ownName: 'Français',
    exported: 'frenchLabels',
    labels: frenchLabels,
    calibration: 'not calibrated',
  },
  {
    tag: 'de',
    name: 'German',
    ownName: 'Deutsch',
    exported: 'germanLabels',
    labels: germanLabels,
    calibration: 'not calibrated',
  },
  {
    tag: 'it',
    name: 'Italian',
    ownName: 'Italiano',
    exported: 'italianLabels',
    labels: italianLabels,
    calibration: 'not calibrated',
  },
  {
    tag: 'es',
    name: 'Spanish',
    ownName: 'Español',
    exported: 'spanishLabels',
    labels: spanishLabels,
    calibration: 'not calibrated',
  },
];
