import type { NodeSummary } from '@credence/api-client';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { store } from '../../session/index.js';
import { useText } from '../../text/useText.js';
import { useUndo } from '../../undo/useUndo.js';
import { resetNode, undoReset } from './changeNode.js';

/**
 * Resets nodes of a network, and offers to undo each reset for a while.
 * @returns the nodes being reset, and a function that resets one and resolves to whether it succeeded
 */
export function useNodeReset(networkId: string) {
  const { overview } = useText();
  const { revalidate } = useRevalidator();
  const offerUndo = useUndo();
  // Rendered state updates too late: a double click would reset twice.
  const underWay = useRef(new Set<string>());
  const [resetting, setResetting] = useState<ReadonlySet<string>>(new Set());

  const reset = useCallback(
    async (node: NodeSummary): Promise<boolean> => {
      if (underWay.current.has(node.id)) return true;
      const mark = (change: 'add' | 'delete') => {
        underWay.current[change](node.id);
        setResetting(new Set(underWay.current));
      };
      mark('add');
      const done = await resetNode(networkId, node.id);
      if (done) {
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
        await revalidate();
      }
      mark('delete');
      return done !== undefined;
    },
    [networkId, offerUndo, overview, revalidate],
  );

  return { resetting, reset };
}
