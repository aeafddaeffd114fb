import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

/** What a mailed link carries. */
export type PasswordLink = Readonly<Record<'user' | 'secret', string>>;

/** The link by which the page was opened: undefined if by none, null if part of it is missing or repeated. */
export function readLink(query: URLSearchParams): PasswordLink | null | undefined {
  const [users, secrets] = [query.getAll('user'), query.getAll('secret')];
  if (users.length + secrets.length === 0) return undefined;
  const [[user], [secret]] = [users, secrets];
  return user && secret && users.length + secrets.length === 2 ? { user, secret } : null;
}

/** Whether the link still works. If the server cannot say, as one without this call, the attempt will show it. */
export function isLinkValid(link: PasswordLink): Promise<boolean> {
  return orThrow(api.POST('/user/check-password-link', { body: link })).then(
    ({ valid }) => valid,
    () => true,
  );
}
