import type { englishLabels } from './englishLabels.js';

/**
 * All strings of the kit. Replace any of them through `CredenceProvider`.
 * @since 0.1.0
 */
export type Labels = typeof englishLabels;

/**
 * A group of strings: those of a component, or of what several share.
 * @since 0.1.0
 */
export type LabelGroup = Exclude<keyof Labels, 'locale'>;

/**
 * A subset of the labels: omitted ones stay English. With a `locale` they say which language they are in.
 * @since 0.1.0
 */
export type PartialLabels = { [Group in LabelGroup]?: Partial<Labels[Group]> } & Partial<Pick<Labels, 'locale'>>;
