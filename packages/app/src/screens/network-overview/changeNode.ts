import { ApiError, newIdempotencyKey, orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import type { UndoOutcome } from '../../shell/undo/useUndo.js';

/** A reset that was done can be undone until a time, if the server names one; of one that was not, the reason is told if it is known. */
export type ResetOutcome =
  | { readonly ok: true; readonly undoUntil: string | undefined }
  | { readonly ok: false; readonly reason?: string | undefined };

/** Resets a node. Never throws. */
export async function resetNode(networkId: string, nodeId: string): Promise<ResetOutcome> {
  try {
    const params = { path: { networkId, nodeId }, header: { 'Idempotency-Key': newIdempotencyKey() } };
    const reset = await orThrow(api.POST('/network/{networkId}/{nodeId}/reset', { params }));
    return reset.success ? { ok: true, undoUntil: reset.undoUntil } : { ok: false };
  } catch (error) {
    return { ok: false, reason: failureSentence(error, catalogue().text) };
  }
}

/** Undoes a reset, and returns the result. Never throws. */
export async function undoReset(
  networkId: string,
  node: { readonly id: string; readonly display_name: string },
): Promise<UndoOutcome> {
  const { text } = catalogue();
  const { overview } = text;
  const failed = overview.undoFailed(node.display_name);
  const header = { 'Idempotency-Key': newIdempotencyKey() };
  const send = async () => {
    const params = { path: { networkId, nodeId: node.id }, header };
    return orThrow(api.POST('/network/{networkId}/{nodeId}/undo-reset', { params }));
  };
  try {
    // If there is no response, try once more: the shared key makes both attempts one.
    const undone = await send().catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      return send();
    });
    return undone.success ? { ok: true, text: overview.undone(node.display_name) } : { ok: false, text: failed };
  } catch (error) {
    return { ok: false, text: failureSentence(error, text, { failed }) };
  }
}
