import type { NetworkRow } from './networks.js';

/** Whether the file has no names: its nodes and states are numbered, and what people call them the owner says. */
export const isNameless = ({ warnings }: Pick<NetworkRow, 'warnings'>): boolean =>
  warnings.some((warning) => typeof warning === 'object' && warning.code === 'no-names');
