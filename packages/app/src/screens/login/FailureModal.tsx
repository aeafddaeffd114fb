import { useState } from 'react';
import { LaterNotice } from '../../shell/layout/laterDialogs.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import type { LoginFailure } from './loginFailure.js';

/** What the banner says of these has nothing to do with a wrong password. */
const notOfPassword = new Set(['not_activated', 'code_needed', 'wrong_code', 'institution_only']);

/**
 * Says that signing in failed, once per attempt. It closes itself; the banner stays. Its texts are about a wrong
 * password, so with the right one of an account that is not activated it does not cover the banner, which says why.
 */
export function FailureModal({ failure }: { failure: LoginFailure | undefined }) {
  const { login } = useFirstText();
  const [closed, setClosed] = useState<LoginFailure>();

  return (
    <LaterNotice
      open={failure !== undefined && failure !== closed && !notOfPassword.has(failure.code ?? '')}
      onClose={() => setClosed(failure)}
      tone="error"
      title={login.failedTitle}
    >
      {failure?.reason === 'no-token' ? login.noToken : login.refused}
    </LaterNotice>
  );
}
