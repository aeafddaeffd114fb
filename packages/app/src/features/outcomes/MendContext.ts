import { createContext, type RefCallback } from 'react';

/**
 * The ref of everything that keeps outcomes from being saved: a field with an error, and the states of a node of which none
 * is chosen yet. By default nobody asks.
 */
export const MendContext = createContext<RefCallback<HTMLElement>>(() => undefined);
