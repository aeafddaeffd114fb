import { Alert, Button, Frame } from '@credence/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { unopenedLink } from '../../ground/access/unopenedLink.js';
import { paths } from '../../ground/paths.js';
import { useSession } from '../../ground/session/useSession.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Above } from './UnopenedLink.styles.js';

/** Says why a link for a new password led somewhere else. Stays until it is dismissed or the user logs out. */
export function UnopenedLink() {
  const { hasToken, isAdmin, user } = useSession();
  const isTold = useSyncExternalStore(unopenedLink.subscribe, unopenedLink.state);
  const { forgot } = useFirstText();
  useEffect(() => {
    if (!hasToken) unopenedLink.dismiss();
  }, [hasToken]);

  if (!isTold || !user) return null;
  return (
    <Frame>
      <Above>
        <Alert
          tone="info"
          details={forgot.loggedInDetails}
          onDismiss={unopenedLink.dismiss}
          action={
            isAdmin ? null : (
              <Button size="small" asChild>
                <Link to={paths.profile.href()} onClick={unopenedLink.dismiss}>
                  {forgot.toProfile}
                </Link>
              </Button>
            )
          }
        >
          {forgot.loggedIn(user.username)}
        </Alert>
      </Above>
    </Frame>
  );
}
