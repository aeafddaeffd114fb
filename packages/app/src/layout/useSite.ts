import type { Site } from '@credence/api-client';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<Site | undefined>(undefined);

/** What the operator says of this installation, once it is known. */
export function useSite(): Site | undefined {
  return useContext(SiteContext);
}
