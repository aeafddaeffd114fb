import type { Transaction } from '../../database/database.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { normaliseUsername } from '../../ground/accounts/username.js';
import type { NetworkRow } from '../../ground/networks/networks.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { InvitationFacts } from '../../platform/mail/letterTypes.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';

type Post = Pick<Services, 'clock' | 'config' | 'site'>;

/** Whether another invitation may be mailed to the address, from whomever. */
export async function invitationMailAllowed(
  transaction: Transaction,
  address: string,
  { clock, config }: Post,
): Promise<boolean> {
  const attempt = { limit: limits.invitationMailByAccount, subject: normaliseUsername(address) };
  return (await countAttempt(transaction, attempt, { secret: config.secret, at: clock.now() })).allowed;
}

/** Mails the way to an invitation, which is on the home page. The link itself grants nothing: one logs in as always. */
export async function mailInvitation(
  transaction: Transaction,
  { network, inviter, invitee }: { network: NetworkRow; inviter: UserRow; invitee: UserRow },
  services: Post,
): Promise<void> {
  const url = `${services.config.publicUrl}/`;
  await queueLetter(
    transaction,
    invitee,
    (letters) => letters.invitation({ ...factsOf(network, inviter, services), url }),
    services,
  );
}

/** Mails the way to the sign-up to an address without an account. */
export async function mailInvitationToJoin(
  transaction: Transaction,
  { network, inviter, address, locale }: { network: NetworkRow; inviter: UserRow; address: string; locale: string },
  services: Post,
): Promise<void> {
  const url = `${services.config.publicUrl}/signup?${new URLSearchParams({ email: address }).toString()}`;
  await queueLetter(
    transaction,
    { username: address, locale },
    (letters) => letters.invitationToJoin({ ...factsOf(network, inviter, services), url, address }),
    services,
  );
}

function factsOf(network: NetworkRow, inviter: UserRow, { site }: Post): Omit<InvitationFacts, 'url'> {
  const name = plain(`${inviter.firstname} ${inviter.lastname}`);
  return {
    site: site.name,
    inviter: name || inviter.username,
    inviterAddress: inviter.username,
    network:
      plain(network.name || network.title) ||
      plain(network.filename.replace(/\.(xdsl|xml|xmlbif)$/i, '')) ||
      network.id,
  };
}

/** Characters of a name in a mail. */
const longest = 40;

/** What mail programs make a link, or people read as an address. */
const address = /[/\\:@]|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** A name that people chose, on one short line. One with an address in it is left out. */
function plain(name: string): string {
  const line = name.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  if (address.test(line)) return '';
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}
