import type { Names, NodeNames } from '@credence/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedNames, type Edited, nodesLike, ownNames } from './givenNames.js';
import type { TypedNames } from './namesDraft.js';

const nothing: TypedNames = { edited: {}, list: undefined, ownName: undefined };

/**
 * What is typed on this page.
 * @param draft what was typed earlier and not saved
 * @param onTyped called with each change, or with undefined if there is nothing to keep any more
 */
export function useTypedNames(
  nodes: readonly NodeNames[],
  draft: TypedNames | undefined,
  onTyped: (typed: TypedNames | undefined) => void,
) {
  const [typed, setTyped] = useState(draft ?? nothing);
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current) return;
    const isTyped = typed.list !== undefined || typed.ownName !== undefined;
    const isKept = isTyped || changedNames(nodes, typed.edited).length > 0;
    onTyped(isKept ? typed : undefined);
  }, [typed, nodes, onTyped]);

  const change = useCallback((next: (before: TypedNames) => TypedNames) => {
    touched.current = true;
    setTyped(next);
  }, []);
  return {
    ...typed,
    setNames: useCallback(
      (nodeId: string, names: Names) =>
        change((before) => ({ ...before, edited: { ...before.edited, [nodeId]: names } })),
      [change],
    ),
    /** @param ownName what the network is called; undefined if that is what is saved */
    setOwnName: (ownName: string | undefined) => change((before) => ({ ...before, ownName })),
    setList: (list: string) => change((before) => ({ ...before, list })),
    /** The list is in the fields. */
    takeList: (edited: Edited) => change((before) => ({ ...before, edited, list: undefined })),
    /** Gives the states of a node to all that are like it. @returns how many those are */
    giveStates: (nodeId: string): number => {
      const node = nodes.find(({ id }) => id === nodeId);
      const like = node ? nodesLike(node, nodes, typed.edited) : [];
      change((before) => {
        const states = node ? ownNames(node, before.edited).states : [];
        const given = like.map((other) => [other.id, { ...ownNames(other, before.edited), states }] as const);
        return { ...before, edited: { ...before.edited, ...Object.fromEntries(given) } };
      });
      return like.length;
    },
    discard: () => change(() => nothing),
  };
}
