import { Alert, Button, Frame } from '@credence/ui';
import { Link, useMatch } from 'react-router-dom';
import { paths } from '../paths.js';
import { saveFile } from '../saveFile.js';
import { useText } from '../text/useText.js';
import { outbox } from './browserOutbox.js';
import { Notices } from './OutboxNotice.styles.js';
import type { Unsent } from './outgoing.js';
import { placeKey } from './place.js';
import { useIsOnline } from './useIsOnline.js';
import { useOutbox } from './useOutbox.js';

/** Above every screen: that the network is gone, which answers wait for it, and which were refused later. */
export function OutboxNotice() {
  const { waiting, refused } = useOutbox();
  const isOnline = useIsOnline();
  const { outbox: text } = useText();
  const question = useMatch(paths.question.pattern);
  // The question's own message speaks of an answer that it shows.
  const elsewhere = waiting.filter(({ place }) => !question || !isShown(place, question.params));

  return (
    <Frame>
      <Notices role="status">
        {isOnline ? null : <Alert tone="warning">{text.offline(waiting.length)}</Alert>}
        {isOnline && elsewhere.length > 0 ? (
          <Alert
            tone="info"
            action={
              <Button size="small" onClick={() => void outbox.flush()}>
                {text.sendNow}
              </Button>
            }
          >
            {text.waiting(elsewhere.length)}
          </Alert>
        ) : null}
        {refused.map((unsent) => (
          <Refused key={placeKey(unsent.place)} unsent={unsent} />
        ))}
      </Notices>
    </Frame>
  );
}

/** An answer that was refused after the reader had gone on. It stays here until they have decided. */
function Refused({ unsent }: { unsent: Unsent }) {
  const { outbox: text, server } = useText();
  const { place, title, refusal } = unsent;
  const isGone = refusal?.status === 404 || refusal?.status === 403;
  const said = refusal?.sentence && server.refused(refusal.sentence, refusal.code);
  return (
    <Alert
      tone="warning"
      details={isGone ? text.gone : said}
      action={
        <>
          {isGone ? (
            <Button size="small" onClick={() => download(unsent)}>
              {text.download}
            </Button>
          ) : (
            <Button size="small" asChild>
              <Link
                to={paths.question.href(place.networkId, place.nodeId, place.iteration)}
                // What was given is the question's draft, from which it can be saved.
                onClick={() => outbox.withdraw(place)}
              >
                {text.open}
              </Link>
            </Button>
          )}
          <Button variant="text" size="small" onClick={() => outbox.withdraw(place)}>
            {text.discard}
          </Button>
        </>
      }
    >
      {text.refused(title)}
    </Alert>
  );
}

function isShown(place: Unsent['place'], params: { networkId?: string; nodeId?: string; iteration?: string }) {
  return (
    place.networkId === params.networkId &&
    place.nodeId === params.nodeId &&
    String(place.iteration) === params.iteration
  );
}

/** The answer as a small file, for whoever can not save it any more. */
function download({ title, place, answer, at }: Unsent) {
  const told = { node: title, ...place, answer, givenAt: at.toISOString() };
  const content = new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' });
  saveFile({ name: `answer-${place.nodeId}-${place.iteration}.json`, content });
}
