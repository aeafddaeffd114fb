import { createContext, useContext } from 'react';
import { type CredenceContextValue, defaultContext } from './credenceContext.js';

export const CredenceContext = createContext<CredenceContextValue>(defaultContext);

/** Locale, theme and portal container for the calling component. Its strings come from `useLabels`. */
export function useCredence(): CredenceContextValue {
  return useContext(CredenceContext);
}
