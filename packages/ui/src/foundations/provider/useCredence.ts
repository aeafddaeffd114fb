import { createContext, useContext } from 'react';
import { type CredenceContextValue, defaultContext } from './credenceContext.js';

export const CredenceContext = createContext<CredenceContextValue>(defaultContext);

/** Locale, theme and portal container for the component that calls it. Its words come from `useLabels`. */
export function useCredence(): CredenceContextValue {
  return useContext(CredenceContext);
}
