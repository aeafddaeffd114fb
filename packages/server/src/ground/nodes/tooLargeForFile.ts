import { fitsFile } from '@credence/bayesnet';

interface Table {
  /** Whether the uploaded file has numbers for the node. They can always be replaced. */
  readonly hasNumbers: boolean;
  /** Number of states. */
  readonly states: number;
  readonly columns: bigint;
}

/** Whether a node's table is missing from the uploaded file, and too large to be written into it. */
export const isTooLargeForFile = ({ hasNumbers, states, columns }: Table): boolean =>
  !hasNumbers && !fitsFile(states, Number(columns));
