import type { components } from '@credence/api-client';
import { dateFormat } from '../text/dateFormat.js';
import { catalogue } from '../text/language.js';

type InvitedPerson = Partial<components['schemas']['InvitedPerson']>;

/** When somebody was invited, to how much and by when: "invited 20 Nov 2026 · 3 nodes · by 11 Dec 2026". */
export function invitedNote({ invitedAt, nodes, dueOn }: InvitedPerson): string | undefined {
  const { text } = catalogue();
  const { share, common } = text;
  const days = dateFormat(common.locale, 'shortDay');
  const dayOf = (iso: string) => {
    const time = Date.parse(iso);
    return Number.isNaN(time) ? '' : days.format(time);
  };
  // A day is the same day in every time zone.
  const [invited, due] = [dayOf(invitedAt ?? ''), dayOf(dueOn ? `${dueOn}T12:00:00` : '')];
  const parts = [
    invited && share.invitedOn(invited),
    nodes === undefined ? '' : share.partOf(nodes),
    due && share.dueBy(due),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
