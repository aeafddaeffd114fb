import type { ApiClient } from '@credence/api-client';

/** `unexpected` is any status other than the two in the contract; `failed` means no usable response at all. */
export type SessionCheck = 'active' | 'expired' | 'unexpected' | 'failed';

/** Asks the server whether the stored token is still valid, and how many invitations wait. Never throws. */
export async function checkSession(
  api: ApiClient,
  warn: (message: string) => void,
): Promise<{ check: SessionCheck; invitations?: number | undefined }> {
  const answer = await answerOf(async () => (await api.GET('/check-session/')).data);
  return { check: checkOf(answer?.status, warn), invitations: answer?.invitations };
}

function checkOf(status: string | undefined, warn: (message: string) => void): SessionCheck {
  if (status === undefined) return 'failed';
  if (status === 'active' || status === 'expired') return status;

  warn(`Unexpected session status: ${status}`);
  return 'unexpected';
}

/** How many invitations wait for the user; 0 if unknown. Never throws. */
export async function countInvitations(api: ApiClient): Promise<number> {
  return (await answerOf(async () => (await api.GET('/check-session/')).data?.invitations)) ?? 0;
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
