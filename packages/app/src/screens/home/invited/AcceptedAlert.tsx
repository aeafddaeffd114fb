import { Alert, Button } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { firstQuestionHref } from '../../../features/invited/firstQuestionHref.js';
import { networkTitle } from '../../../features/networks/networkNames.js';
import { paths } from '../../../ground/paths.js';
import { useText } from '../../../ground/text/useText.js';
import { Outcome } from './Invitation.styles.js';
import type { Accepted } from './useAnswering.js';

/** After Accept: the ways to the first question and to the network. */
export function AcceptedAlert({ network, first }: Accepted) {
  const { invitation: text, manage } = useText();
  const { networkId } = network;
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it: on to what comes next.
    next.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Outcome ref={root}>
      <Alert
        tone="success"
        action={
          <>
            {first ? (
              <Button size="small" asChild>
                <Link ref={next} to={firstQuestionHref(networkId, first)}>
                  {text.begin(first.display_name)}
                </Link>
              </Button>
            ) : null}
            <Button size="small" asChild>
              <Link ref={first ? undefined : next} to={paths.network.href(networkId)}>
                {text.open}
              </Link>
            </Button>
          </>
        }
      >
        {manage.changed.accept(networkTitle(network))}
      </Alert>
    </Outcome>
  );
}
