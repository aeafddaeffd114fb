import { orThrow } from '@credence/api-client';
import * as v from 'valibot';
import { api } from '../../ground/api.js';
import { name } from '../../ground/device/shapes.js';
import { device } from '../../ground/device/browserDevice.js';

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

/** The link is kept for this tab alone: its secret must not stay in the address bar and the history of a shared machine. */
const kept = device.setting({
  name: 'personalLink',
  schema: v.object({ id: name, secret: name }),
  where: 'tab',
  whose: 'anyone',
});

export const keepPersonalLink = ({ id, secret }: PersonalLink): void => kept.set({ id, secret });

/** The link that was kept in this tab, so that a reload loses nothing. */
export const keptPersonalLink = (): PersonalLink | undefined => kept.get();

export const forgetPersonalLink = (): void => kept.drop();
