import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { OutboxNotice } from '../answering/OutboxNotice.js';
import { useSettled } from '../loading/useSettled.js';
import { Pending } from './Pending.js';
import { RouteFocus } from './RouteFocus.js';
import { Shell } from './Shell.js';
import type { loadFrame } from './site.js';
import { UnopenedLink } from './UnopenedLink.js';

/** The layout around every screen. */
export function RootLayout() {
  const { site } = useLoaderData<typeof loadFrame>();
  const { settled } = useSettled(site);
  return (
    <>
      <Shell site={settled?.value}>
        <OutboxNotice />
        <UnopenedLink />
        <Outlet />
      </Shell>
      <Pending />
      <RouteFocus />
      {/* On reload every page has the key "default", so the scroll position is stored by path instead. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
