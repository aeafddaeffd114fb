import { useImperativeHandle } from 'react';

const nowhere = () => undefined;

/**
 * Does something whenever React has written what a component renders, before it is drawn. A layout effect would do, but
 * React 18 warns of those on a server.
 */
export function useAfterCommit(act: () => void): void {
  useImperativeHandle(nowhere, act);
}
