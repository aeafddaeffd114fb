import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

/**
 * Leaves the page for the institution's login.
 * @param from where to go afterwards, a path of the application
 */
export async function openInstitution(from: string | undefined): Promise<void> {
  const body = from === undefined ? {} : { from };
  const { url } = await orThrow(api.POST('/user/institution-login', { body }));
  window.location.assign(url);
}
