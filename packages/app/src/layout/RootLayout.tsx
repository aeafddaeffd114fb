import { Page } from '@credence/ui';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { OutboxNotice } from '../answering/OutboxNotice.js';
import { useSettled } from '../loading/useSettled.js';
import { AppFooter } from './AppFooter.js';
import { AppTopBar } from './AppTopBar.js';
import { LanguageOffer } from './LanguageOffer.js';
import { LogoutProvider } from './LogoutProvider.js';
import { NoticeProvider } from './NoticeProvider.js';
import { Pending } from './Pending.js';
import { RouteFocus } from './RouteFocus.js';
import type { loadFrame } from './site.js';
import { SiteContext } from './useSite.js';
import { UndoProvider } from '../undo/UndoProvider.js';

/** The layout around every screen. */
export function RootLayout() {
  const { site } = useLoaderData<typeof loadFrame>();
  const { settled } = useSettled(site);
  // Until the operator's settings are known, the product's own name is used.
  return (
    <SiteContext value={settled?.value}>
      <NoticeProvider>
        <LogoutProvider>
          <UndoProvider>
            <Page header={<AppTopBar />} footer={<AppFooter />}>
              <LanguageOffer />
              <OutboxNotice />
              <Outlet />
            </Page>
          </UndoProvider>
        </LogoutProvider>
        <Pending />
        <RouteFocus />
        {/* On reload every page has the key "default", so the scroll position is stored by path instead. */}
        <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
      </NoticeProvider>
    </SiteContext>
  );
}
