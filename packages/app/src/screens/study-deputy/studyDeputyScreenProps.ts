import type { OpenedDeputyLink } from './deputyRequest.js';

export interface StudyDeputyScreenProps {
  /** Must not reject. */
  opened: Promise<OpenedDeputyLink>;
  /** The address of the account. */
  signedInAs: string;
  /** Whether an answer is on its way, and what was refused of the last one. */
  sending: boolean;
  error: unknown;
  retrying: boolean;
  onAnswer: (accepts: boolean) => void;
  onRetry: () => void;
  onLogout: () => void;
}
