import {
  type ApiClient,
  ApiError,
  orThrow,
  sendWithProgress,
  unwrapData,
  uploadBody,
  type UploadErrorBody,
} from '@credence/api-client';
import type { Failure } from '../text/failures.js';
import { dataOf } from '../text/failureSentence.js';

/** What became of a file that was sent. */
export type Sent =
  | { readonly outcome: 'stored'; readonly networkId: string }
  /** The server would not have it; `problems` says why, as far as it is known. */
  | { readonly outcome: 'refused'; readonly problems: readonly Failure[] }
  /** No answer came, or none that says what is wrong. */
  | { readonly outcome: 'failed' }
  /** The file is gone from this device, has changed since it was chosen, or is a folder. */
  | { readonly outcome: 'unreadable' }
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'cancelled' };

export interface SendFileOptions {
  /** Called with the share that has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the sending. What the server has whole by then, it may keep. */
  signal?: AbortSignal;
}

/** Sends a network's file. Never throws. */
export async function sendFile(
  api: ApiClient,
  file: File,
  { onProgress = () => {}, signal }: SendFileOptions = {},
): Promise<Sent> {
  if (!(await isReadable(file))) return { outcome: 'unreadable' };

  try {
    const answer = await orThrow(
      api.POST('/network/upload', {
        ...uploadBody(file),
        fetch: sendWithProgress(onProgress),
        ...(signal ? { signal } : {}),
      }),
    );
    const { networkId } = unwrapData(answer);
    return typeof networkId === 'string' && networkId !== '' ? { outcome: 'stored', networkId } : { outcome: 'failed' };
  } catch (error) {
    return signal?.aborted ? { outcome: 'cancelled' } : failureOf(error);
  }
}

/** One byte is enough to find out, and of an empty file the server says it best. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function failureOf(error: unknown): Sent {
  if (!(error instanceof ApiError)) return { outcome: 'failed' };
  if (error.status === 401) return { outcome: 'signed-out' };

  const problems = problemsOf(error);
  return problems.length > 0 ? { outcome: 'refused', problems } : { outcome: 'failed' };
}

/** What the server found in the file; where it found nothing there, why it refused. */
function problemsOf(error: ApiError): readonly Failure[] {
  const { body, sentence } = error;
  const { problems } = (typeof body === 'object' && body !== null ? body : {}) as Partial<UploadErrorBody>;
  if (Array.isArray(problems) && problems.length > 0) return problems;
  return sentence ? [dataOf(error)] : [];
}
