import { type ApiClient, type Credentials, orThrow } from '@credence/api-client';
import type { Failure } from '@credence/text';
import { dataOf } from '../text/failureSentence.js';
import type { UserInfo } from './store.js';

/** Why there is no token, with the server's message. */
export type SignInFailure = { reason: 'no-token' | 'failed' } & Failure;

/** Exchanges a password for a token. Never throws. */
export async function requestToken(
  api: ApiClient,
  credentials: Credentials,
): Promise<{ token: string } | SignInFailure> {
  try {
    const { token, error } = (await orThrow(api.POST('/user/login', { body: credentials }))) as {
      token?: unknown;
      error?: unknown;
    };
    if (typeof token === 'string' && token) return { token };

    return { reason: 'no-token', ...(typeof error === 'string' ? { message: error } : {}) };
  } catch (error) {
    return { reason: 'failed', ...dataOf(error) };
  }
}

/** The signed-in user's names. If the call fails, the name as typed is used. Never throws. */
export async function readUser(api: ApiClient, username: string): Promise<UserInfo> {
  try {
    const user = await orThrow(api.GET('/user/get-user/{username}', { params: { path: { username } } }));
    return { username: user.username, firstname: user.firstname, lastname: user.lastname };
  } catch {
    return { username, firstname: '', lastname: '' };
  }
}
