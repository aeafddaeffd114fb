import { ApiError, type components, orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

export type DeputyRequest = components['schemas']['DeputyRequest'];

/** What the link of the mail leads to. */
export type OpenedDeputyLink =
  | { readonly kind: 'asked' | 'declined'; readonly request: DeputyRequest }
  /** Taken back, answered with no, or not for this account. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

const isNone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Reads the request. Never throws. */
export async function readRequest(id: string): Promise<OpenedDeputyLink> {
  try {
    const request = await orThrow(api.GET('/network/study/{id}/deputy', { params: { path: { id } } }));
    return { kind: 'asked', request };
  } catch (error) {
    return { kind: isNone(error) ? 'none' : 'failed' };
  }
}

/** Accepts or declines. @throws whatever was refused, except that there is no request any more */
export async function answerRequest(id: string, accepts: boolean): Promise<OpenedDeputyLink> {
  try {
    const call = api.POST('/network/study/{id}/deputy/answer', { params: { path: { id } }, body: { accepts } });
    return { kind: accepts ? 'asked' : 'declined', request: await orThrow(call) };
  } catch (error) {
    if (isNone(error)) return { kind: 'none' };
    throw error;
  }
}
