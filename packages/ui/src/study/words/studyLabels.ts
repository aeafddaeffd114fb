import type { englishStudyLabels } from './english.js';

/**
 * All strings of the components for studies. Replace any of them as `study` of a provider's labels.
 * @since 0.1.0
 * @experimental
 */
export type StudyLabels = typeof englishStudyLabels;

/**
 * A subset of them: omitted ones stay English.
 * @since 0.1.0
 * @experimental
 */
export type PartialStudyLabels = { [Group in keyof StudyLabels]?: Partial<StudyLabels[Group]> };
