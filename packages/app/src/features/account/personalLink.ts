import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { mailedLink, onlyOnce } from '../../ground/mailedLink.js';
import { paths } from '../../ground/paths.js';

/** What a personal link of an invitation mail holds. */
export interface PersonalLink {
  readonly id: string;
  readonly secret: string;
}

/** The link that opened an invitation in this tab, so that a reload and the sign-up lose nothing. */
export const readPersonalLink = (): PersonalLink | undefined =>
  onlyOnce(mailedLink(paths.invitation.href()), 'id', 'secret');

/** Reads the invitation. Changes nothing, however often. */
export function openPersonalLink({ id, secret }: PersonalLink) {
  return orThrow(api.POST('/user/invitation', { body: { id, secret } }));
}
