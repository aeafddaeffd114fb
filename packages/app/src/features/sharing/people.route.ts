import { orThrow, unwrapData, type components, type Collaborator } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { shownBefore } from '../../ground/loading/refresh.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { type ListedPerson, personFrom } from './people.js';
import { dateFormat } from '@credence/text';
import { byDueDay } from '../../ground/text/dueDay.js';

/** The two lists of people as fetched; one that failed is missing. */
export interface LoadedPeople {
  readonly accepted: readonly ListedPerson[] | undefined;
  readonly pending: readonly ListedPerson[] | undefined;
  /** Whether the server invites people by their addresses; undefined if that is not known. */
  readonly byEmail: boolean | undefined;
  /** Why one or both are missing. */
  readonly error: string | undefined;
}

/** The people a network is shared with: the server's two lists, loaded separately because either may fail. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<LoadedPeople> {
  const { networkId: id = '' } = params;
  const call = { params: { path: { id } }, signal: request.signal };
  const [accepted, pending] = await Promise.allSettled([
    orThrow(api.GET('/network/{id}/collaborators', call)).then((body) =>
      unwrapData(body).collaborators.map((entry) => ({ ...personFrom(entry, 'accepted'), note: noteOf(entry) })),
    ),
    orThrow(api.GET('/network/{id}/invited-collaborators', call)).then((body) => {
      const { invited_collaborators: invited, byEmail = false } = unwrapData(body);
      return {
        people: invited.map((entry) => ({
          ...personFrom(entry, 'pending'),
          note: invitedNote(entry),
          mailWaits: entry.mailWaits,
          warning: entry.undelivered ? catalogue().text.share.undelivered : undefined,
        })),
        byEmail,
      };
    }),
  ]);
  return {
    accepted: accepted.status === 'fulfilled' ? accepted.value : undefined,
    pending: pending.status === 'fulfilled' ? pending.value.people : undefined,
    byEmail: pending.status === 'fulfilled' ? pending.value.byEmail : undefined,
    error: shownBefore(context) ? undefined : sentenceFor([accepted, pending]),
  };
}

function sentenceFor(results: readonly PromiseSettledResult<unknown>[]): string | undefined {
  const { text } = catalogue();
  const { share } = text;
  const failures = results.filter((result) => result.status === 'rejected');
  const [first] = failures;
  if (!first) return undefined;
  if (failures.length < results.length) return share.partlyFailed;
  return failureSentence(first.reason, text, { failed: share.listFailed });
}

type InvitedPerson = Partial<components['schemas']['InvitedPerson']>;

/** When somebody was invited, to how much and by when, and whether the e-mail waits: "invited 20 Nov 2026 · 3 nodes · by 11 Dec 2026". */
function invitedNote({ invitedAt, nodes, dueOn, mailWaits }: InvitedPerson): string | undefined {
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

/** What a collaborator shows the owner of their profile, in one line: "Oncology · Prof. · 12 years". */
function noteOf({ profile = {} }: Pick<Collaborator, 'profile'>): string | undefined {
  const { account } = catalogue().text;
  const { discipline, title, position, experience } = profile;
  const titles: Readonly<Record<string, string>> = account.titles;
  const positions: Readonly<Record<string, string>> = account.positions;
  // Another server may know titles and positions that have no words here.
  const parts = [
    discipline || undefined,
    title === undefined ? undefined : titles[title],
    position === undefined ? undefined : positions[position],
    experience === undefined ? undefined : account.years(experience),
  ].filter((part) => part !== undefined);

  return parts.length > 0 ? account.shown(parts) : undefined;
}
