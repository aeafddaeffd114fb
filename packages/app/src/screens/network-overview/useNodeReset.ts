import type { NodeSummary } from '@credence/api-client';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { store } from '../../ground/session/index.js';
import { useText } from '../../ground/text/useText.js';
import { type UndoOutcome, useUndo } from '../../shell/undo/useUndo.js';
import { type ResetOutcome, resetNode, undoReset } from './changeNode.js';

/**
 * Resets nodes of a network, and offers to undo each reset for a while.
 * @returns the nodes being reset or brought back, and functions that reset one and take a reset back
 */
export function useNodeReset(networkId: string) {
  const { overview } = useText();
  const { revalidate } = useRevalidator();
  const offerUndo = useUndo();
  // Rendered state updates too late: a double click would reset twice.
  const underWay = useRef(new Set<string>());
  const [resetting, setResetting] = useState<ReadonlySet<string>>(new Set());

  const mark = useCallback((change: 'add' | 'delete', { id }: NodeSummary) => {
    underWay.current[change](id);
    setResetting(new Set(underWay.current));
  }, []);

  /** Resets a node. Undefined while something else is done with it. */
  const reset = useCallback(
    async (node: NodeSummary): Promise<ResetOutcome | undefined> => {
      if (underWay.current.has(node.id)) return undefined;
      mark('add', node);
      const done = await resetNode(networkId, node.id);
      if (done.ok) {
        const last = store.lastIteration(networkId, node.id);
        store.setLastIteration(networkId, node.id, null);
        // A server that cannot undo a reset gives no time limit for it.
        if (done.undoUntil !== undefined) {
          offerUndo({
            text: overview.wasReset(node.display_name),
            undo: async () => {
              const outcome = await undoReset(networkId, node);
              if (outcome.ok) store.setLastIteration(networkId, node.id, last);
              await revalidate();
              return outcome;
            },
          });
        }
      }
      // Also after a refusal: who may reset has changed since.
      await revalidate();
      mark('delete', node);
      return done;
    },
    [networkId, offerUndo, overview, revalidate, mark],
  );

  /** Takes back a reset of some time ago. Undefined while something else is done with the node. */
  const undo = useCallback(
    async (node: NodeSummary): Promise<UndoOutcome | undefined> => {
      if (underWay.current.has(node.id)) return undefined;
      mark('add', node);
      const outcome = await undoReset(networkId, node);
      await revalidate();
      mark('delete', node);
      return outcome;
    },
    [networkId, revalidate, mark],
  );

  return { resetting, reset, undo };
}
