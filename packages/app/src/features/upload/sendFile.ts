import {
  type ApiClient,
  ApiError,
  newIdempotencyKey,
  orThrow,
  sendWithProgress,
  unwrapData,
  uploadBody,
  type UploadErrorBody,
  type UploadResult,
} from '@credence/api-client';
import type { Failure } from '@credence/text';
import { dataOf } from '../../ground/text/failureSentence.js';

/** A network that the user had already, from a file with the same bytes. */
export type SameContent = NonNullable<UploadResult['sameAs']>;

/** The result of sending a file. */
export type UploadOutcome =
  /** `warnings` are what the owner should know of the file. */
  | {
      readonly outcome: 'stored';
      readonly networkId: string;
      readonly warnings: readonly Failure[];
      readonly sameAs?: SameContent;
    }
  /** The server refused it; `problems` says why, as far as that is known. */
  | { readonly outcome: 'refused'; readonly problems: readonly Failure[] }
  /** No response, or none that names a problem. */
  | { readonly outcome: 'failed' }
  /** The server can store nothing at the moment, whatever the file. */
  | { readonly outcome: 'unable' }
  /** The file was deleted or changed since it was chosen, or is a folder. */
  | { readonly outcome: 'unreadable' }
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'cancelled' };

export interface SendFileOptions {
  /** Called with the fraction sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborts the upload. If the server has already received everything, it may keep the file. */
  signal?: AbortSignal;
}

/** One key per chosen file: if the response is lost and the file sent again, the server stores it once. */
const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? newIdempotencyKey();
  keys.set(file, key);
  return key;
}

/** Sends a network's file. Never throws. */
export async function sendFile(
  api: ApiClient,
  file: File,
  { onProgress = () => {}, signal }: SendFileOptions = {},
): Promise<UploadOutcome> {
  if (!(await isReadable(file))) return { outcome: 'unreadable' };

  try {
    const answer = await orThrow(
      api.POST('/network/upload', {
        ...uploadBody(file),
        params: { header: { 'Idempotency-Key': keyOf(file) } },
        fetch: sendWithProgress(onProgress),
        ...(signal ? { signal } : {}),
      }),
    );
    const { networkId, warnings, sameAs } = unwrapData(answer);
    if (typeof networkId !== 'string' || networkId === '') return { outcome: 'failed' };
    return {
      outcome: 'stored',
      networkId,
      warnings: Array.isArray(warnings) ? warnings : [],
      ...(sameAs ? { sameAs } : {}),
    };
  } catch (error) {
    return signal?.aborted ? { outcome: 'cancelled' } : failureOf(error);
  }
}

/** One byte is enough to find out; the server reports an empty file best. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function failureOf(error: unknown): UploadOutcome {
  if (!(error instanceof ApiError)) return { outcome: 'failed' };
  if (error.status === 401) return { outcome: 'signed-out' };
  if (error.code === 'storage_unavailable' || error.status === 507) return { outcome: 'unable' };

  const problems = problemsOf(error);
  return problems.length > 0 ? { outcome: 'refused', problems } : { outcome: 'failed' };
}

/** The problems the server found in the file or, if there are none, the reason for the refusal. */
function problemsOf(error: ApiError): readonly Failure[] {
  const { body, sentence } = error;
  const { problems } = (typeof body === 'object' && body !== null ? body : {}) as Partial<UploadErrorBody>;
  if (Array.isArray(problems) && problems.length > 0) return problems;
  return sentence ? [dataOf(error)] : [];
}
