import type { Acceptance } from './acceptance.js';
import type { StudyLinkTarget, RefusedInvitation } from './answerInvitation.js';

/** What the page of an invitation shows, and what it tells. */
export interface StudyInvitationScreenProps {
  /** Must not reject. */
  opened: Promise<StudyLinkTarget>;
  /** Undefined for visitors. */
  signedInAs: string | undefined;
  /** The network of the study that is all that the session opens; null where somebody logged in. */
  study: string | null;
  /** Of whoever runs the server. */
  contact: string | undefined;
  /** What was typed before a reload. */
  typed: Acceptance;
  /** True while an answer is on its way. */
  sending: boolean;
  /** Why the last answer did not lead on. A new object for each. */
  refused: RefusedInvitation | undefined;
  /** True while the invitation is read again. */
  retrying: boolean;
  onTyped: (typed: Acceptance) => void;
  onAccept: (given: Acceptance) => void;
  onDecline: () => void;
  /** With the address, unless the browser is known. */
  onEnter: (username: string | undefined) => void;
  onRetry: () => void;
  onLogout: () => void;
}
