import type { Site } from '@credence/api-client';
import { Page } from '@credence/ui';
import type { ReactNode } from 'react';
import { useSettled } from '../ground/loading/useSettled.js';
import { UndoProvider } from '../shell/undo/UndoProvider.js';
import { AppFooter } from '../shell/layout/AppFooter.js';
import { AppTopBar } from '../shell/layout/AppTopBar.js';
import { LogoutProvider } from './LogoutProvider.js';
import { NoticeProvider } from '../shell/layout/NoticeProvider.js';
import { knownSite } from '../shell/layout/site.js';
import { SiteContext } from '../shell/layout/useSite.js';

const unknown = new Promise<Site | undefined>(() => undefined);

interface ShellProps {
  /** The operator's settings. Until they are known, the product's own name is used. */
  site: Promise<Site | undefined> | undefined;
  children: ReactNode;
}

/** Top bar and footer, with what they need. */
export function Shell({ site = unknown, children }: ShellProps) {
  const { settled } = useSettled(site);
  return (
    <SiteContext value={settled?.value ?? knownSite()}>
      <NoticeProvider>
        <LogoutProvider>
          <UndoProvider>
            <Page header={<AppTopBar />} footer={<AppFooter />}>
              {children}
            </Page>
          </UndoProvider>
        </LogoutProvider>
      </NoticeProvider>
    </SiteContext>
  );
}
