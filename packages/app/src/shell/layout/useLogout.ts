import { createContext, useContext } from 'react';

export const LogoutContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** Signs out, after a confirmation if that would delete drafts. */
export function useLogout(): () => Promise<void> {
  return useContext(LogoutContext);
}
