import { createContext, useContext } from 'react';

/** The result of undoing an action, as a sentence. */
export interface UndoOutcome {
  readonly ok: boolean;
  readonly text: string;
}

/** An action that can be undone for a while. */
export interface UndoOffer {
  /** What was done: "larynx.xdsl was deleted." */
  readonly text: string;
  /** Undoes it. May run after the user has left the screen. Must not reject. */
  readonly undo: () => Promise<UndoOutcome>;
}

export const UndoContext = createContext<(offer: UndoOffer) => void>(() => undefined);

/** Offers "Undo" for ten seconds above the current screen. Several offers can be open at once. */
export function useUndo(): (offer: UndoOffer) => void {
  return useContext(UndoContext);
}
