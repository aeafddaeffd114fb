import type { Site } from '@credence/api-client';
import { Page } from '@credence/ui';
import type { ReactNode } from 'react';
import { UndoProvider } from '../undo/UndoProvider.js';
import { AppFooter } from './AppFooter.js';
import { AppTopBar } from './AppTopBar.js';
import { LogoutProvider } from './LogoutProvider.js';
import { NoticeProvider } from './NoticeProvider.js';
import { SiteContext } from './useSite.js';

/** Top bar and footer, with what they need. Until the operator's settings are known, the product's own name is used. */
export function Shell({ site, children }: { site: Site | undefined; children: ReactNode }) {
  return (
    <SiteContext value={site}>
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
