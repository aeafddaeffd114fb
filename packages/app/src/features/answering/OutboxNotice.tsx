import { Alert, type AlertProps, Button, Frame } from '@credence/ui';
import { Link, useMatch } from 'react-router-dom';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { useDeviceKeeps } from '../../ground/device/useDeviceKeeps.js';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useSession } from '../../ground/session/useSession.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { answerForm, isDraftOf } from './answerDraft.js';
import { outbox } from './browserOutbox.js';
import { downloadAnswer } from './downloadAnswer.js';
import { Notices } from './OutboxNotice.styles.js';
import { isGone, type UnsentAnswer } from './outgoing.js';
import { isShown, placeKey } from './place.js';
import { useIsOnline } from './useIsOnline.js';
import { useOutbox } from './useOutbox.js';

/** Shown above every screen: the browser is offline, answers are waiting to be sent, or answers were refused later. */
export function OutboxNotice() {
  const { waiting, refused, delivered, late } = useOutbox();
  const isOnline = useIsOnline();
  const isKept = useDeviceKeeps();
  const { outbox: text } = useFirstText();
  const { hasToken } = useSession();
  const question = useMatch(paths.question.pattern);
  // An open question reports on its own answer itself.
  const isElsewhere = ({ place }: UnsentAnswer) => !question || !isShown(place, question.params);
  const elsewhere = waiting.filter(isElsewhere);

  return (
    <Frame>
      <Notices role="status">
        {isKept ? null : <Notice tone="warning">{text.notKept}</Notice>}
        {isOnline ? null : <Notice tone="warning">{text.offline(waiting.length)}</Notice>}
        {isOnline && elsewhere.length > 0 ? (
          <Notice
            tone="info"
            action={
              hasToken ? (
                <Button size="small" onClick={() => void outbox.flush()}>
                  {text.sendNow}
                </Button>
              ) : undefined
            }
          >
            {hasToken ? text.waiting(elsewhere.length) : text.waitingForLogin(elsewhere.length)}
          </Notice>
        ) : null}
        {delivered > 0 && hasToken ? (
          <Notice tone="success" onDismiss={() => outbox.noted()}>
            {text.delivered(delivered)}
          </Notice>
        ) : null}
        {hasToken
          ? late.map(({ owner, answers }) => (
              <Notice key={owner} tone="info" onDismiss={() => outbox.notedLate()}>
                {text.late(answers, owner)}
              </Notice>
            ))
          : null}
        {refused.map((unsent) =>
          unsent.refusal && isGone(unsent.refusal) ? (
            (isElsewhere(unsent) || !unsent.refusal.told) && <Gone key={placeKey(unsent.place)} unsent={unsent} />
          ) : (
            <Refused key={placeKey(unsent.place)} unsent={unsent} isOpen={!isElsewhere(unsent)} />
          ),
        )}
      </Notices>
    </Frame>
  );
}

/** An answer whose question no longer exists. Stays until the user discards it. */
function Gone({ unsent }: { unsent: UnsentAnswer }) {
  const { outbox: text } = useFirstText();
  const { place, title } = unsent;
  const discard = () => {
    outbox.withdraw(place);
    // Whichever tab it was typed in.
    void drafts.drop(answerForm(place), () => true);
  };
  return (
    <Notice
      tone="warning"
      details={text.gone}
      action={
        <>
          <Button size="small" onClick={() => void downloadAnswer(unsent)}>
            {text.download}
          </Button>
          <Button variant="text" size="small" onClick={discard}>
            {text.discard}
          </Button>
        </>
      }
    >
      {text.refused(title)}
    </Notice>
  );
}

/** An answer refused after the user had moved on. Stays until it is saved or discarded. */
function Refused({ unsent, isOpen }: { unsent: UnsentAnswer; isOpen: boolean }) {
  const everyText = useFirstText();
  const { outbox: text } = everyText;
  const { place, title, answer, refusal } = unsent;
  const discard = () => {
    outbox.withdraw(place);
    void drafts.drop(answerForm(place), (draft) => isDraftOf(draft, answer));
  };
  return (
    <Notice
      tone="warning"
      details={failureSentence(refusal, everyText)}
      action={
        <>
          {isOpen ? null : (
            <Button size="small" asChild>
              <Link to={paths.question.href(place.networkId, place.nodeId, place.iteration)}>{text.open}</Link>
            </Button>
          )}
          <Button variant="text" size="small" onClick={discard}>
            {text.discard}
          </Button>
        </>
      }
    >
      {text.refused(title)}
    </Notice>
  );
}

/** The notices share one live region: with one of its own each would be announced twice. */
function Notice(props: AlertProps) {
  return <Alert {...props} role={undefined} />;
}
