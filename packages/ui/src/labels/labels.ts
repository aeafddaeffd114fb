import type { englishLabels } from './englishLabels.js';

/**
 * All strings of the kit. Replace any of them through `CredenceProvider`.
 * @since 0.1.0
 */
export type Labels = typeof englishLabels;

/**
 * A subset of the labels: omitted ones stay English.
 * @since 0.1.0
 */
export type PartialLabels = { [Group in keyof Labels]?: Partial<Labels[Group]> };
