import type { Failure } from '@credence/text';
import type { SameContent, UploadOutcome } from './sendFile.js';

/** A file's progress: chosen, waiting, sending, then the result. */
export type UploadState = 'chosen' | 'waiting' | 'sending' | UploadOutcome['outcome'];

/** One file of the list, as shown. */
export interface Upload {
  readonly id: number;
  /** Includes the path if a folder was chosen. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: UploadState;
  /** The fraction sent, from 0 to 1. */
  readonly share: number;
  /** The id of its network, once stored. */
  readonly networkId?: string;
  /** The network that the user had already from the same bytes. */
  readonly sameAs?: SameContent;
  /** Why the server refused it, or what it warns of. */
  readonly problems: readonly Failure[];
  /** Whether it was sent when Upload was last pressed: messages at the top are about these files alone. */
  readonly latest: boolean;
  /** True while it is being checked on this device. Nothing waits for that. */
  readonly checking: boolean;
  /** The first problem found on this device. Advisory: the server decides. */
  readonly advice?: Failure;
}

export const isActive = ({ state }: Upload) => state === 'waiting' || state === 'sending';

const MISSING: ReadonlySet<UploadState> = new Set(['refused', 'failed', 'unable', 'unreadable', 'signed-out']);

/** Whether an upload was attempted and failed for a reason other than the user's choice. */
export const isMissing = ({ state }: Upload) => MISSING.has(state);

/** Whether nothing more is to be done about it: it was stored, or cannot be as it is. */
export const isOver = ({ state }: Upload) => state === 'stored' || state === 'refused' || state === 'unreadable';
