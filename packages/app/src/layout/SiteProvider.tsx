import type { Site } from '@credence/api-client';
import { type ReactNode, useEffect, useState } from 'react';
import { loadSite } from './site.js';
import { SiteContext } from './useSite.js';

/** Hands on what the operator says. Without an answer everything goes by our own name. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const [site, setSite] = useState<Site>();

  useEffect(() => {
    let gone = false;
    loadSite().then(
      (answer) => void (gone || setSite(answer)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);

  return <SiteContext value={site}>{children}</SiteContext>;
}
