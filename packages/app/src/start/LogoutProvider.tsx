import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerForm } from '../features/answering/answerDraft.js';
import { outbox } from '../features/answering/browserOutbox.js';
import { drafts } from '../ground/drafts/browserDrafts.js';
import { judgements } from '../features/plausible/browserJudgements.js';
import { paths } from '../ground/paths.js';
import { queue } from '../features/queue/browserQueue.js';
import { session } from '../ground/session/index.js';
import { useText } from '../ground/text/useText.js';
import { LaterConfirm } from '../shell/layout/laterDialogs.js';
import { LogoutContext } from '../shell/layout/useLogout.js';
import { useNotice } from '../shell/layout/useNotice.js';

/** Gives the user time to read the message before the page changes, in milliseconds. */
const READ_FIRST = 1000;

/** Signs out on request, after a confirmation if that would delete unsaved input. */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const notify = useNotice();
  const { drafts: text, layout, server } = useText();
  const [unsaved, setUnsaved] = useState(0);

  // Shows the result and goes to the sign-in page, even if the server could not be reached.
  const logout = async () => {
    const username = session.state().user?.username;
    const { ok, message } = await session.logout();
    if (username !== undefined) {
      void drafts.forget(username);
      void outbox.forget(username);
      void judgements.forget(username);
      queue.forget();
    }
    const said = message === undefined ? layout.loggedOut : server.loggedOut(message);
    notify(ok ? { tone: 'success', text: said } : { tone: 'error', text: layout.logoutFailed });
    window.setTimeout(() => void navigate(paths.login.href(), { replace: true }), READ_FIRST);
  };
  const ask = async () => {
    // Most waiting answers are drafts too, but not all.
    const { waiting, refused } = outbox.state();
    const unsent = new Set([...waiting, ...refused].map(({ place }) => answerForm(place)));
    const [kept, unsaid] = await Promise.all([drafts.forms(), judgements.unsent()]);
    kept.forEach((form) => unsent.delete(form));
    const count = kept.length + unsent.size + unsaid;
    if (count > 0) setUnsaved(count);
    else await logout();
  };

  return (
    <LogoutContext value={ask}>
      {children}
      <LaterConfirm
        open={unsaved > 0}
        question={text.logoutQuestion}
        consequence={text.logoutConsequence(unsaved)}
        confirmLabel={text.logoutConfirm}
        onCancel={() => setUnsaved(0)}
        onConfirm={() => {
          setUnsaved(0);
          void logout();
        }}
      />
    </LogoutContext>
  );
}
