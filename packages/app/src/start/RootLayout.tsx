import { Outlet, useLoaderData } from 'react-router-dom';
import { OutboxNotice } from '../features/answering/OutboxNotice.js';
import { isShown } from '../ground/firstPage.js';
import { FirstPageGoes } from '../shell/layout/FirstPageGoes.js';
import { LanguageOffer } from '../shell/layout/LanguageOffer.js';
import { LoadingScreen } from '../shell/layout/LoadingScreen.js';
import { Pending } from '../shell/layout/Pending.js';
import { RouteFocus } from '../shell/layout/RouteFocus.js';
import { ScrollPlaces } from './ScrollPlaces.js';
import { Shell } from './Shell.js';
import { useMailedLink } from '../shell/entry/useMailedLink.js';
import type { loadFrame } from '../shell/layout/site.js';
import { UnopenedLink } from '../shell/layout/UnopenedLink.js';

/**
 * The layout around every screen; until the session is checked, around none. Until then what the server has sent stays,
 * as drawing the same once more would hold the first screen up.
 */
export function RootLayout() {
  const loaded = useLoaderData<typeof loadFrame | undefined>();
  const isOpening = useMailedLink();
  return !loaded && isShown() ? null : (
    <>
      <FirstPageGoes />
      <Shell site={loaded?.site}>
        {loaded ? (
          <>
            <LanguageOffer />
            <OutboxNotice />
            <UnopenedLink />
            {isOpening ? null : <Outlet />}
          </>
        ) : (
          <LoadingScreen />
        )}
      </Shell>
      {loaded ? (
        <>
          <Pending />
          <RouteFocus />
          <ScrollPlaces />
        </>
      ) : null}
    </>
  );
}
