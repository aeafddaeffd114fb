import { Page } from '@credence/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AppFooter } from './AppFooter.js';
import { AppTopBar } from './AppTopBar.js';
import { LogoutProvider } from './LogoutProvider.js';
import { NoticeProvider } from './NoticeProvider.js';
import { Pending } from './Pending.js';
import { RouteFocus } from './RouteFocus.js';
import { SiteProvider } from './SiteProvider.js';

/** The frame around every screen. */
export function RootLayout() {
  return (
    <SiteProvider>
      <NoticeProvider>
        <LogoutProvider>
          <Page header={<AppTopBar />} footer={<AppFooter />}>
            <Outlet />
          </Page>
        </LogoutProvider>
        <Pending />
        <RouteFocus />
        <ScrollRestoration />
      </NoticeProvider>
    </SiteProvider>
  );
}
