import { type ApiClient, ApiError, type Credentials, orThrow } from '@credence/api-client';
import type { UserInfo } from './store.js';

/** `error` is the server's own sentence, where it has one, and `code` the word for it. */
export type SignInFailure = { reason: 'no-token' | 'failed'; error?: string; code?: string };

/** Trades a password for a token. Never throws. */
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

    return { reason: 'no-token', ...(typeof error === 'string' ? { error } : {}) };
  } catch (error) {
    const { sentence, code } = error instanceof ApiError ? error : {};
    return { reason: 'failed', ...(sentence ? { error: sentence } : {}), ...(code ? { code } : {}) };
  }
}

/** The signed-in user's names. Without an answer the name that was typed has to do. Never throws. */
export async function readUser(api: ApiClient, username: string): Promise<UserInfo> {
  try {
    const user = await orThrow(api.GET('/user/get-user/{username}', { params: { path: { username } } }));
    return { username: user.username, firstname: user.firstname, lastname: user.lastname };
  } catch {
    return { username, firstname: '', lastname: '' };
  }
}
