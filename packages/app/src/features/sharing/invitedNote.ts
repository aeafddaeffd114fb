import type { components } from '@credence/api-client';
import { dateFormat } from '@credence/text';
import { byDueDay } from '../../ground/text/dueDay.js';
import { catalogue } from '../../ground/text/catalogue.js';

type InvitedPerson = Partial<components['schemas']['InvitedPerson']>;

/** When somebody was invited, to how much and by when, and whether the e-mail waits: "invited 20 Nov 2026 · 3 nodes · by 11 Dec 2026". */
export function invitedNote({ invitedAt, nodes, dueOn, mailWaits }: InvitedPerson): string | undefined {
  const { share, common } = catalogue().text;
  const invited = Date.parse(invitedAt ?? '');
  const parts = [
    Number.isNaN(invited) ? '' : share.invitedOn(dateFormat(common.dates, 'shortDay').format(invited)),
    nodes === undefined ? '' : share.partOf(nodes),
    byDueDay(dueOn, new Date(), common, 'short'),
    mailWaits ? share.mailWaits : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
