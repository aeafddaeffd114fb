import type { ApiClient } from '@credence/api-client';

/** `unexpected` is any status other than the two in the contract; `failed` means no usable response at all. */
export type SessionCheck = 'active' | 'expired' | 'unexpected' | 'failed';

/** What the server says of a session. */
export interface SessionFacts {
  /** How many invitations wait for the user. */
  readonly invitations?: number | undefined;
  /** The network of the study that is all that the session opens. */
  readonly study?: string | undefined;
}

/** Asks the server whether the stored token is still valid, and how many invitations wait. Never throws. */
export async function checkSession(
  api: ApiClient,
  warn: (message: string) => void,
): Promise<{ check: SessionCheck } & SessionFacts> {
  const answer = await answerOf(async () => (await api.GET('/check-session/')).data);
  return { check: checkOf(answer?.status, warn), invitations: answer?.invitations, study: answer?.study };
}

function checkOf(status: string | undefined, warn: (message: string) => void): SessionCheck {
  if (status === undefined) return 'failed';
  if (status === 'active' || status === 'expired') return status;

  warn(`Unexpected session status: ${status}`);
  return 'unexpected';
}

/** The same of a session that has just begun. Never throws. */
export async function readSession(api: ApiClient): Promise<SessionFacts> {
  return (await answerOf(async () => (await api.GET('/check-session/')).data)) ?? {};
}

/** Whether the user is an administrator; false if the check fails. Never throws. */
export async function checkAdmin(api: ApiClient): Promise<boolean> {
  return (await answerOf(async () => (await api.GET('/user/check-admin')).data?.is_admin)) === true;
}

async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
