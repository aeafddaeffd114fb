import { Avatar, Logo, TopBar, TopBarLink } from '@credence/ui';
import { lazy, Suspense, useId } from 'react';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useSession } from '../../ground/session/useSession.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Count } from './AppTopBar.styles.js';
import { useSite } from './useSite.js';

// Visitors have no menu, and the log-in page does not wait for one.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.js')).AccountMenu }));

/** Logo, links and badge for users with a token; only the logo for visitors. */
export function AppTopBar() {
  const { hasToken, looksAdmin, study, user } = useSession();
  const { layout } = useFirstText();
  const site = useSite();
  const name = site?.name ?? layout.productName;

  const logo = (
    <Logo asChild picture={site?.logo}>
      <Link to={paths.home.href()} aria-label={layout.homeLink(name)}>
        {name}
      </Link>
    </Logo>
  );
  if (!hasToken) return <TopBar logo={logo} />;

  return (
    <TopBar
      logo={logo}
      user={
        <Suspense fallback={<Avatar name={user?.username ?? ''} />}>
          <AccountMenu />
        </Suspense>
      }
    >
      {study === null ? <HomeLink /> : <OverviewLink />}
      {looksAdmin || study !== null ? null : (
        <>
          <OverviewLink />
          <ManageLink />
        </>
      )}
    </TopBar>
  );
}

function HomeLink() {
  const { looksAdmin } = useSession();
  const { layout } = useFirstText();
  const isHome = useIsHome();
  return (
    <TopBarLink asChild>
      <Link to={looksAdmin ? paths.dashboard.href() : paths.index.href()} aria-current={isHome ? 'page' : undefined}>
        {layout.home}
      </Link>
    </TopBarLink>
  );
}

function OverviewLink() {
  const { currentNetworkId, study } = useSession();
  const networkId = study ?? currentNetworkId;
  const { layout } = useFirstText();
  if (!networkId) return <TopBarLink disabledReason={layout.openNetworkFirst}>{layout.overview}</TopBarLink>;

  return (
    <TopBarLink asChild>
      <NavLink to={paths.network.href(networkId)} end>
        {layout.overview}
      </NavLink>
    </TopBarLink>
  );
}

function ManageLink() {
  const { invitations } = useSession();
  const { layout } = useFirstText();
  const countId = useId();
  const counts = invitations > 0;
  return (
    <TopBarLink asChild>
      <NavLink to={paths.networksOverview.href()} end aria-describedby={counts ? countId : undefined}>
        <span>{layout.manageNetworks}</span>
        {counts ? (
          <Count aria-hidden="true">
            <span>{invitations}</span>
            {/* The description of the link, whose name stays as it is. */}
            <span id={countId} hidden>
              {layout.invitations(invitations)}
            </span>
          </Count>
        ) : null}
      </NavLink>
    </TopBarLink>
  );
}

/** Whether the home page is open, at either of its addresses, or the dashboard, which is the administrators' home. */
function useIsHome(): boolean {
  const home = useMatch(paths.home.pattern);
  const index = useMatch(paths.index.pattern);
  const dashboard = useMatch(paths.dashboard.pattern);
  return Boolean(home ?? index ?? dashboard);
}
