import { Alert, Button, Spinner, TextLink } from '@credence/ui';
import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../../entry/EntryFrame.js';
import { Ways } from '../../entry/EntryFrame.styles.js';
import { paths } from '../../paths.js';
import { useText } from '../../text/useText.js';

/** The result of a confirmation. */
export interface Confirmed {
  readonly ok: boolean;
  readonly message: string;
}

/** Confirms an account through a mailed link: shows that it is working, then the result. */
export function ConfirmScreen({ confirmed }: { confirmed: Promise<Confirmed> }) {
  const { signup } = useText();
  return (
    <EntryFrame title={signup.confirmTitle}>
      <Suspense fallback={<Spinner>{signup.confirming}</Spinner>}>
        <Outcome confirmed={confirmed} />
      </Suspense>
    </EntryFrame>
  );
}

function Outcome({ confirmed }: { confirmed: Promise<Confirmed> }) {
  const { signup } = useText();
  const { ok, message } = use(confirmed);
  return (
    <>
      <Alert tone={ok ? 'success' : 'error'}>{message}</Alert>
      <Ways>
        {ok ? (
          <Button variant="primary" asChild>
            <Link to={paths.login.href()}>{signup.goToLogin}</Link>
          </Button>
        ) : (
          <>
            <TextLink asChild>
              <Link to={paths.activate.href()}>{signup.newLink}</Link>
            </TextLink>
            <TextLink asChild>
              <Link to={paths.login.href()}>{signup.goToLogin}</Link>
            </TextLink>
          </>
        )}
      </Ways>
    </>
  );
}
