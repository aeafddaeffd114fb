import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

/** What a personal link of an invitation mail holds. */
export interface PersonalLink {
  readonly id: string;
  readonly secret: string;
}

/** The link in an address, if it has each part once: one that repeats a part was tampered with. */
export function readPersonalLink(query: URLSearchParams): PersonalLink | undefined {
  const [ids, secrets] = [query.getAll('id'), query.getAll('secret')];
  const [id] = ids;
  const [secret] = secrets;
  return ids.length === 1 && secrets.length === 1 && id && secret ? { id, secret } : undefined;
}

/** Reads the invitation. Changes nothing, however often. */
export function openPersonalLink(link: PersonalLink) {
  return orThrow(api.GET('/user/invitation', { params: { query: { invitation: link.id, secret: link.secret } } }));
}

/** Keeps the link for this tab alone: its secret must not stay in the address bar and the history of a shared machine. */
const KEPT = 'personalLink';

export function keepPersonalLink(link: PersonalLink): void {
  try {
    sessionStorage.setItem(KEPT, new URLSearchParams({ ...link }).toString());
  } catch {
    // Without storage, a reload asks for the link again.
  }
}

/** The link that was kept in this tab, so that a reload loses nothing. */
export function keptPersonalLink(): PersonalLink | undefined {
  try {
    return readPersonalLink(new URLSearchParams(sessionStorage.getItem(KEPT) ?? ''));
  } catch {
    return undefined;
  }
}

export function forgetPersonalLink(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Then there is none.
  }
}
