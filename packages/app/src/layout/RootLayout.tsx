import { Page } from '@credence/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OutboxNotice } from '../answering/OutboxNotice.js';
import { AppFooter } from './AppFooter.js';
import { AppTopBar } from './AppTopBar.js';
import { LogoutProvider } from './LogoutProvider.js';
import { NoticeProvider } from './NoticeProvider.js';
import { Pending } from './Pending.js';
import { RouteFocus } from './RouteFocus.js';
import { SiteProvider } from './SiteProvider.js';
import { UndoProvider } from '../undo/UndoProvider.js';

/** The frame around every screen. */
export function RootLayout() {
  return (
    <SiteProvider>
      <NoticeProvider>
        <LogoutProvider>
          <UndoProvider>
            <Page header={<AppTopBar />} footer={<AppFooter />}>
              <OutboxNotice />
              <Outlet />
            </Page>
          </UndoProvider>
        </LogoutProvider>
        <Pending />
        <RouteFocus />
        <ScrollRestoration />
      </NoticeProvider>
    </SiteProvider>
  );
}
