import { plainMessage, plainName, writeDay } from '@credence/text';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import type { NetworkRow } from '../networks.js';
import { networkInMails } from '../wordsInMails.js';
import { invitationMailId } from './invitationMailId.js';
import type { InvitationWords } from './invitations.js';

type Post = Pick<Services, 'clock' | 'config' | 'site'>;

interface InvitationMail {
  readonly network: NetworkRow;
  readonly inviter: UserRow;
  readonly to: { readonly username: string; readonly locale: string | null; readonly hasAccount: boolean };
  readonly words: InvitationWords;
  readonly link: { readonly id: string; readonly secret: string };
}

/**
 * Mails the personal link to an invitation. Opening it changes nothing; it proves the address to whoever signs up. Its
 * secret stands behind `#`: browsers send that to no server, and no log has it.
 */
export async function mailInvitation(
  transaction: Transaction,
  { network, inviter, to, words, link }: InvitationMail,
  services: Post,
): Promise<void> {
  const { site, config } = services;
  const name = plainName(`${inviter.firstname} ${inviter.lastname}`);
  await queueLetter(
    transaction,
    to,
    (letters, dates) =>
      letters[to.hasAccount ? 'invitation' : 'invitationToJoin']({
        site: site.name,
        url: `${config.publicUrl}/invitation#${new URLSearchParams(link).toString()}`,
        inviter: name || inviter.username,
        inviterAddress: inviter.username,
        network: networkInMails(network),
        message: plainMessage(words.message),
        due: words.dueOn === null ? '' : writeDay(new Date(words.dueOn), dates, 'UTC'),
        nodes: words.nodes?.length ?? 0,
      }),
    services,
    { id: invitationMailId(link.id) },
  );
}
