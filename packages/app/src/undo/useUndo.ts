import { createContext, useContext } from 'react';

/** What came of taking something back, in a sentence. */
export interface UndoOutcome {
  readonly ok: boolean;
  readonly text: string;
}

/** Something that was done and can be taken back for a while. */
export interface UndoOffer {
  /** What was done: "larynx.xdsl was deleted." */
  readonly text: string;
  /** Takes it back. It may run after its screen was left. Must not reject. */
  readonly undo: () => Promise<UndoOutcome>;
}

export const UndoContext = createContext<(offer: UndoOffer) => void>(() => undefined);

/** Offers "Undo" for ten seconds, over whatever screen is open. Several offers stand beside each other. */
export function useUndo(): (offer: UndoOffer) => void {
  return useContext(UndoContext);
}
