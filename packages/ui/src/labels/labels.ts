import type { englishLabels } from './english.js';

/** All strings of the kit. Replace any of them through `CredenceProvider`. */
export type Labels = typeof englishLabels;

/** A part of the labels: what is left out stays English. */
export type PartialLabels = { [Group in keyof Labels]?: Partial<Labels[Group]> };
