import type { AnswerSaved } from '@credence/api-client';
import type { Drafts } from '../ground/drafts/drafts.js';
import type { Judgements } from '../features/plausible/judgements.js';
import type { Queue } from '../features/queue/queue.js';
import type { Session } from '../ground/session/index.js';
import type { QuestionsAhead } from '../features/answering/ahead.js';
import { answeredWith } from '../features/answering/answeredWith.js';
import { answerForm, isDraftOf } from '../features/answering/answerDraft.js';
import { oneMoreAnswered } from '../features/answering/oneMoreAnswered.js';
import type { Outbox } from '../features/answering/outbox.js';
import type { Outgoing } from '../features/answering/outgoing.js';

/** Delays between attempts, in milliseconds: short at first, then every half minute. */
const PAUSES = [2_000, 4_000, 8_000, 15_000, 30_000];

export interface SendingParts {
  readonly outbox: Outbox;
  readonly ahead: QuestionsAhead;
  readonly drafts: Drafts;
  readonly judgements: Judgements;
  readonly queue: Pick<Queue, 'answered'>;
  readonly session: Pick<Session, 'state' | 'subscribe'>;
}

/**
 * Sends waiting answers and judgements as soon as they may get through: after sign-in, when the network or the user is back, and at
 * intervals.
 * @returns stops it
 */
export function keepSending({ outbox, ahead, drafts, judgements, queue, session }: SendingParts): () => void {
  let timer: number | undefined;
  let tries = 0;
  let user = userOf(session);

  const mayArrive = () => session.state().isAuthenticated && navigator.onLine;
  async function sendNow() {
    window.clearTimeout(timer);
    timer = undefined;
    if (mayArrive()) await outbox.flush();
    if (mayArrive()) await judgements.send();
    plan();
  }
  function plan() {
    if (outbox.state().waiting.length === 0) tries = 0;
    else timer ??= window.setTimeout(() => void sendNow(), PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  }
  function whoIsThere() {
    const next = userOf(session);
    if (next === user) return;
    user = next;
    // Questions prefetched for one user must not be shown to another.
    ahead.forget();
    void outbox.load().then(sendNow);
  }
  /** Deletes the draft of an answer that the server has. */
  function dropDraft({ place, answer }: Outgoing) {
    void drafts.drop(answerForm(place), (draft) => isDraftOf(draft, answer));
  }
  function settle(outgoing: Outgoing, saved: AnswerSaved) {
    dropDraft(outgoing);
    updateAhead(ahead, outgoing, saved);
  }
  const comeBack = () => void sendNow();

  /** Once no question of a node is open, what follows from it is to be judged. */
  function noteFinished({ place, title }: Outgoing, { next_iteration: next, nextUnknown }: AnswerSaved) {
    if (next === null && !nextUnknown) void judgements.note({ ...place, title });
  }
  const stops = [
    outbox.subscribe(plan),
    outbox.onSaved(settle),
    outbox.onLate(dropDraft),
    outbox.onSaved(noteFinished),
    outbox.onSaved(({ place, answer }) => queue.answered(place, answer.standing)),
    session.subscribe(whoIsThere),
  ];
  const events = ['online', 'focus'];
  events.forEach((name) => window.addEventListener(name, comeBack));
  void outbox.load().then(sendNow);

  return () => {
    stops.forEach((stop) => stop());
    window.clearTimeout(timer);
    events.forEach((name) => window.removeEventListener(name, comeBack));
  };
}

/** Updates a prefetched question that was answered, and those of its node, which are shown before they are loaded again. */
function updateAhead(ahead: QuestionsAhead, { place, answer }: Outgoing, saved: AnswerSaved) {
  const known = ahead.known(place);
  if (!known) return;
  const answered = answeredWith(known, answer, saved.revision);
  ahead.remember(place, ahead.cameFrom(place), answered);
  if (answered.answered) ahead.changeOthers(place, (other) => oneMoreAnswered(other, known, saved));
}

/** The user whose answers may be sent; null if nobody is signed in. */
function userOf(session: SendingParts['session']): string | null {
  const { isAuthenticated, user } = session.state();
  return isAuthenticated ? (user?.username ?? null) : null;
}
