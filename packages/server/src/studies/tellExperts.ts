import { type Letter, type Letters, writeMoment } from '@credence/text';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { networks, studyExperts, studyProtocols, studyRounds, users } from '../database/schema/index.js';
import { networkInMails } from '../networks/index.js';
import { allowMailBetween, countMailBetween, type MailBetween } from '../platform/limits/mailsBetween.js';
import { queueLetter } from '../platform/mail/queueLetter.js';
import type { Services } from '../platform/services.js';
import { findStudy } from './findStudy.js';

/** What a mail calls a network by, without its file. */
const named = {
  id: networks.id,
  ownName: networks.ownName,
  name: networks.name,
  title: networks.title,
  filename: networks.filename,
};

/** What a mail needs. */
export type Post = Pick<Services, 'clock' | 'config' | 'site'>;

/**
 * Tells everybody who takes part that their round is closed, and the owner if nobody but the date closed it. The mails are
 * queued with the close: both happen or neither does, and of two closes at once there is one.
 */
export async function tellClosed(
  transaction: Transaction,
  { networkId, round, by }: { networkId: string; round: number; by: string | null },
  post: Post,
): Promise<void> {
  const [found] = await transaction
    .select({ protocol: studyProtocols.protocol, network: named, owner: users })
    .from(studyRounds)
    .innerJoin(
      studyProtocols,
      and(eq(studyProtocols.networkId, studyRounds.networkId), eq(studyProtocols.version, studyRounds.protocolVersion)),
    )
    .innerJoin(networks, eq(networks.id, studyRounds.networkId))
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(and(eq(studyRounds.networkId, networkId), eq(studyRounds.round, round)));
  if (!found) return;
  const { sees, withdrawal } = found.protocol;
  const experts = await tellExperts(
    transaction,
    // A round can always be closed; whoever was mailed about it all day is mailed no more.
    { networkId, maySend: by === null ? undefined : (to) => isAllowed(transaction, { from: by, to }, post) },
    (letters, facts) => letters.studyClosed({ ...facts, sees, withdrawal }),
    post,
  );
  if (by !== null || found.owner.deletedAt) return;
  const finished = experts.filter(({ finishedAt }) => finishedAt !== null).length;
  const { config, site } = post;
  const facts = {
    site: site.name,
    url: `${config.publicUrl}/network/${networkId}/study`,
    finished,
    experts: experts.length,
    network: networkInMails(found.network),
  };
  await queueLetter(transaction, found.owner, (letters) => letters.studyClosedByDate(facts), post);
}

const isAllowed = async (transaction: Transaction, mail: MailBetween, post: Post) =>
  (await countMailBetween(transaction, mail, post)).allowed;

/**
 * Tells everybody who takes part that they have longer: the close was taken back, or comes later than they were told.
 * @throws ApiError too_many_requests, if one of them was mailed too often
 */
export async function tellLonger(
  transaction: Transaction,
  {
    networkId,
    letter,
    plannedClose,
    by,
  }: { networkId: string; letter: 'studyReopened' | 'studyExtended'; plannedClose: Date; by: string },
  post: Post,
): Promise<void> {
  const maySend = async (to: string) => {
    await allowMailBetween(transaction, { from: by, to }, post);
    return true;
  };
  await tellExperts(
    transaction,
    { networkId, maySend },
    (letters, facts, dates) =>
      letters[letter]({ ...facts, closes: writeMoment(plannedClose, dates, post.config.timeZone) }),
    post,
  );
}

/** Tells everybody who takes part, once, that their study was stopped. */
export async function tellStopped(transaction: Transaction, networkId: string, post: Post): Promise<void> {
  const { round, opened } = await findStudy(transaction, networkId);
  if (!round || !opened) return;
  const { withdrawal } = opened.protocol;
  const wasRead = round.firstReadAt !== null;
  await tellExperts(
    transaction,
    { networkId },
    (letters, facts) => letters.studyStopped({ ...facts, wasRead, withdrawal }),
    post,
  );
}

type News = Pick<Parameters<Letters['studyReopened']>[0], 'site' | 'url' | 'network'>;

/** Writes to everybody who takes part, at the address and in the language of their account. @returns who they are */
async function tellExperts(
  transaction: Transaction,
  { networkId, maySend }: { networkId: string; maySend?: ((to: string) => Promise<boolean>) | undefined },
  write: (letters: Letters, facts: News, dates: string) => Letter,
  post: Post,
) {
  const experts = await transaction
    .select({
      user: users,
      invitedAs: studyExperts.addressKey,
      finishedAt: studyExperts.finishedAt,
      locale: studyExperts.locale,
      network: named,
    })
    .from(studyExperts)
    .innerJoin(users, eq(users.id, studyExperts.userId))
    .innerJoin(networks, eq(networks.id, studyExperts.networkId))
    .where(
      and(
        eq(studyExperts.networkId, networkId),
        isNotNull(studyExperts.acceptedAt),
        isNull(studyExperts.endedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(studyExperts.code));
  const { config, site } = post;
  for (const { user, invitedAs, locale, network } of experts) {
    if (maySend && !(await maySend(invitedAs))) continue;
    const facts = {
      site: site.name,
      url: `${config.publicUrl}/network/${networkId}/`,
      network: networkInMails(network),
    };
    const to = { username: user.username, locale: user.locale ?? locale };
    await queueLetter(transaction, to, (letters, dates) => write(letters, facts, dates), post);
  }
  return experts;
}
