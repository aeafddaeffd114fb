import { ApiError, type components, NoResponseError, orThrow } from '@credence/api-client';
import { firstQuestionHref } from '../../features/invited/firstQuestionHref.js';
import { isRoundOver } from '../../ground/access/isRoundOver.js';
import { api } from '../../ground/api.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { type Acceptance, CONSENT_VERSION, nothingTyped } from './acceptance.js';
import type { StudyLink } from './studyLink.js';

/** What the link of a study leads to. */
export type StudyLinkTarget =
  | { readonly kind: 'invalid' }
  /** There is no link, and a session that one had begun is over. */
  | { readonly kind: 'session-over' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'opened';
      readonly invitation: components['schemas']['OpenedStudyInvitation'];
      /** Where whoever is signed in goes on. Undefined if they take no part, or not yet. */
      readonly goOn: string | undefined;
    };

/** Why an answer did not lead on. */
export type RefusedInvitation =
  /** It is another invitation by now. */
  | { readonly kind: 'changed' }
  /** With the field that is wrong, if it is a single one. Without a message there was no response. */
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly field: keyof Acceptance | undefined };

/** Reads the invitation. Changes nothing, however often. Never throws. */
export async function openInvitation(link: StudyLink | undefined): Promise<StudyLinkTarget> {
  await session.start();
  const { isAuthenticated, study } = session.state();
  if (!link) return { kind: !isAuthenticated && study !== null ? 'session-over' : 'invalid' };
  try {
    const invitation = await orThrow(api.POST('/study-invitation', { body: link }));
    const isOpen = study === null || study === invitation.networkId;
    const isIn = invitation.state === 'accepted' && isAuthenticated && isOpen;
    return { kind: 'opened', invitation, goOn: isIn ? await hrefToGoOn(invitation.networkId) : undefined };
  } catch (error) {
    if (error instanceof ApiError && ['invalid_link', 'invalid_input'].includes(error.code ?? ''))
      return { kind: 'invalid' };
    const { text } = catalogue();
    return { kind: 'failed', message: failureSentence(error, text, { failed: text.signup.invitationFailed }) };
  }
}

/** Takes part. @returns where to practise first, or why not */
export async function acceptInvitation(
  link: StudyLink,
  given: Acceptance,
  locale: string,
): Promise<string | RefusedInvitation> {
  const { username, firstname, lastname, ...consent } = given;
  try {
    const accepted = await orThrow(
      api.POST('/study-invitation/accept', {
        body: {
          ...link,
          username,
          firstname,
          lastname,
          locale,
          consent: { version: CONSENT_VERSION, ...consent },
        },
      }),
    );
    return await goIn(accepted, paths.practice.href(accepted.networkId));
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Comes back to a study.
 * @param username as typed; undefined in a browser that the server knows
 * @returns where to go on, or why not
 */
export async function enterStudy(link: StudyLink, username: string | undefined): Promise<string | RefusedInvitation> {
  try {
    const body = { ...link, ...(username === undefined ? {} : { username }) };
    const entered = await orThrow(api.POST('/study-invitation/enter', { body }));
    const refused = await goIn(entered, undefined);
    return refused ?? (await hrefToGoOn(entered.networkId)) ?? paths.network.href(entered.networkId);
  } catch (error) {
    const refused = refusalOf(error);
    // The server does not know the browser any more: the address has to be typed.
    const isForgotten = username === undefined && refused.kind === 'refused' && refused.field === 'username';
    return isForgotten ? { kind: 'changed' } : refused;
  }
}

/** Begins the session that the server gave, if it gave one. @returns `to`, or why it did not begin */
async function goIn<To>(
  { token, username = '' }: components['schemas']['StudyAccepted'],
  to: To,
): Promise<To | RefusedInvitation> {
  if (token === undefined || (await session.signInWith(token, username)).ok) return to;
  return { kind: 'refused', message: catalogue().text.signup.failed, field: undefined };
}

/** @returns why it was not declined, or that the invitation is another one now */
export async function declineInvitation(link: StudyLink): Promise<RefusedInvitation> {
  try {
    await orThrow(api.POST('/study-invitation/decline', { body: link }));
    return { kind: 'changed' };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Where somebody who takes part goes on: to what is open, and else to their own part. Undefined if the network is not theirs to see. */
async function hrefToGoOn(networkId: string): Promise<string | undefined> {
  const network = paths.network.href(networkId);
  try {
    const overview = await orThrow(api.GET('/network/overview/{id}', { params: { path: { id: networkId } } }));
    const { nextQuestion } = overview;
    return nextQuestion && !isRoundOver(overview) ? firstQuestionHref(networkId, nextQuestion) : network;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? undefined : network;
  }
}

/** What makes it another invitation than the one that is shown. */
const CHANGED: readonly string[] = ['invalid_link', 'round_not_open', 'no_study', 'has_accepted'];

function refusalOf(error: unknown): RefusedInvitation {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code !== undefined && CHANGED.includes(code)) return { kind: 'changed' };
  const { text } = catalogue();
  const message =
    error instanceof NoResponseError ? undefined : failureSentence(error, text, { failed: text.signup.failed });
  return { kind: 'refused', message, field: code === 'other_address' ? 'username' : fieldOf(error) };
}

/** The field of the form that the server found wrong: that of `consent.interests` is `interests`. */
function fieldOf(error: unknown): keyof Acceptance | undefined {
  const params: { field?: unknown } = (error instanceof ApiError && error.params) || {};
  const found = String(params.field).split('.').at(-1);
  return (Object.keys(nothingTyped) as (keyof Acceptance)[]).find((name) => name === found);
}
