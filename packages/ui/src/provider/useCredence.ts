import { createContext, useContext } from 'react';
import { type CredenceContextValue, defaultContext } from './credenceContext.js';

export const CredenceContext = createContext<CredenceContextValue>(defaultContext);

/** Labels, locale and portal container for the component that calls it. */
export function useCredence(): CredenceContextValue {
  return useContext(CredenceContext);
}
