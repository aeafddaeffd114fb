import type { components } from '@credence/api-client';
import { catalogue } from '../../ground/text/catalogue.js';

/** What became of one address. */
export type InvitationResult = components['schemas']['InvitedByEmail']['results'][number];

/** Why the only address was not invited, in the words of the call that asks for an account. */
export function reasonOf(left: InvitationResult | undefined): string | undefined {
  const { share } = catalogue().text;
  if (left?.outcome === 'already_collaborator') return share.alreadyCollaborator;
  if (left?.outcome === 'already_invited') return share.alreadyInvited;
  if (left?.outcome === 'own_address') return share.ownNetwork;
  return left && reasonsOf([left]);
}

/** One sentence for each reason, with the addresses that it concerns. */
export function reasonsOf(left: readonly InvitationResult[]): string | undefined {
  const { notSent } = catalogue().text.share;
  const sentences = Object.entries(notSent).flatMap(([outcome, sentence]) => {
    const emails = left.filter((result) => result.outcome === outcome).map(({ email }) => email);
    return emails.length > 0 ? [sentence(emails.join(', '))] : [];
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
