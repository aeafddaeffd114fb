import { downloadOrThrow, orThrow } from '@credence/api-client';
import { api } from '../../api.js';

/** Ends sessions of one's own, by their ids. */
export function endSessions(ids: readonly string[]) {
  return orThrow(api.POST('/user/sessions/revoke', { body: { sessions: [...ids] } }));
}

/** Everything that is stored about oneself, as a file. */
export function exportData() {
  return downloadOrThrow(api.GET('/user/export', { parseAs: 'blob' }));
}

export function changePassword(password: string, new_password: string) {
  return orThrow(api.POST('/user/update-password', { body: { password, new_password } }));
}

export function deleteAccount(password: string) {
  return orThrow(api.POST('/user/delete', { body: { password } }));
}
