import { plainName } from '@credence/text';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { networks, users } from '../database/schema/index.js';
import { countAttempt } from '../platform/limits/attempts.js';
import { limits } from '../platform/limits/limits.js';
import { countMailBetween } from '../platform/limits/mailsBetween.js';
import { queueLetter } from '../platform/mail/queueLetter.js';
import type { Services } from '../platform/services.js';
import { nameOf, type PersonRow } from './people.js';
import { networkInMails } from './wordsInMails.js';

/** The page of the network that each letter leads to. */
const pages = {
  invitationAccepted: '',
  invitationDeclined: '',
  partFinished: '',
  deputyAccepted: 'study',
  deputyDeclined: 'study',
};

/** Whoever declined has shown nothing of themselves but the address. */
const isDeclined = (letter: keyof typeof pages) => letter === 'invitationDeclined' || letter === 'deputyDeclined';

/** Mails a network's owner what a person made of what they were asked. */
export async function tellOwner(
  transaction: Transaction,
  letter: keyof typeof pages,
  { networkId, person }: { networkId: string; person: PersonRow },
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<void> {
  const { config, site, clock } = services;
  const attempt = { limit: limits.invitationAnswered, subject: `${networkId} ${person.id}` };
  // A part is finished once; were it counted, answers that went back and forth before could keep it from being told.
  const isCounted = letter !== 'partFinished';
  if (isCounted && !(await countAttempt(transaction, attempt, { secret: config.secret, at: clock.now() })).allowed)
    return;
  const [owned] = await transaction
    .select({ network: networks, owner: users })
    .from(networks)
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(eq(networks.id, networkId));
  if (!owned || owned.owner.deletedAt) return;
  const mail = { from: person.id, to: owned.owner.usernameKey };
  if (isCounted && !(await countMailBetween(transaction, mail, services)).allowed) return;
  const facts = {
    site: site.name,
    url: `${config.publicUrl}/network/${networkId}/${pages[letter]}`,
    person: (!isDeclined(letter) && plainName(nameOf(person))) || person.username,
    network: networkInMails(owned.network),
  };
  await queueLetter(transaction, owned.owner, (letters) => letters[letter](facts), services);
}
