import type { Site } from '@credence/api-client';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<Site | undefined>(undefined);

/** The operator's settings of this installation, once loaded. */
export function useSite(): Site | undefined {
  return useContext(SiteContext);
}
