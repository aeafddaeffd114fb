import type { Failure } from '../text/failures.js';
import type { Sent } from './sendFile.js';

/** How far a file is: chosen, then waiting, then sending, then what became of it. */
export type UploadState = 'chosen' | 'waiting' | 'sending' | Sent['outcome'];

/** One file of the list, as it is shown. */
export interface Upload {
  readonly id: number;
  /** With the path in the folder that was chosen, where one was. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: UploadState;
  /** How much has gone out, from 0 to 1. */
  readonly share: number;
  /** The id of its network, once it is stored. */
  readonly networkId?: string;
  /** Why the server would not have it. */
  readonly problems: readonly Failure[];
  /** True while this device looks into it. Nothing waits for that. */
  readonly checking: boolean;
  /** The first thing that this device found wrong with it. Advice: the server is the judge. */
  readonly advice?: Failure;
}

export const isActive = ({ state }: Upload) => state === 'waiting' || state === 'sending';

/** Whether it was tried, and is not on the server for a reason that nobody wished. */
export const isMissing = ({ state }: Upload) =>
  state === 'refused' || state === 'failed' || state === 'unreadable' || state === 'signed-out';
