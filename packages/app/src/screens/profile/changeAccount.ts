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

interface LastWishes {
  /** What becomes of the networks that other people work on. */
  readonly networks: readonly { networkId: string; handOverTo?: string }[];
  /** What becomes of the answers in studies of others; undefined for somebody who takes part in none. */
  readonly studyAnswers: 'keep' | 'erase' | undefined;
}

export function deleteAccount(password: string, { networks, studyAnswers }: LastWishes) {
  const body = {
    password,
    ...(networks.length > 0 ? { networks: [...networks] } : {}),
    ...(studyAnswers ? { studyAnswers } : {}),
  };
  return orThrow(api.POST('/user/delete', { body }));
}
