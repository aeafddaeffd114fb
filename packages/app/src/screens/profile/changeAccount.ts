import { downloadOrThrow, orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

/** Ends the user's sessions with these ids. */
export function endSessions(ids: readonly string[]) {
  return orThrow(api.POST('/user/sessions/revoke', { body: { sessions: [...ids] } }));
}

/** `json` holds everything, `csv` what the user did to nodes. */
export type ExportForm = 'json' | 'csv';

/** Downloads what is stored about the user as a file. */
export function exportData(form: ExportForm) {
  const query = form === 'csv' ? { format: form } : {};
  return downloadOrThrow(api.GET('/user/export', { params: { query }, parseAs: 'blob' }));
}

/** Asks both addresses whether the account is to use the new one. */
export function askForAddress(username: string, password: string) {
  return orThrow(api.POST('/user/change-address', { body: { username, password } }));
}

/** Keeps the present address. */
export function keepAddress() {
  return orThrow(api.POST('/user/cancel-address-change'));
}

export function changePassword(password: string, new_password: string) {
  return orThrow(api.POST('/user/update-password', { body: { password, new_password } }));
}

/** @param networks what becomes of the networks that other people work on */
export function deleteAccount(password: string, networks: readonly { networkId: string; handOverTo?: string }[]) {
  const body = networks.length > 0 ? { password, networks: [...networks] } : { password };
  return orThrow(api.POST('/user/delete', { body }));
}
