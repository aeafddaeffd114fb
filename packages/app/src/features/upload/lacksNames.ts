import type { Failure } from '@credence/text';

/** Whether a file was stored whose nodes and states have no names, only numbers: its owner is asked for them. */
export const lacksNames = (warnings: readonly Failure[]): boolean => warnings.some(({ code }) => code === 'no-names');
