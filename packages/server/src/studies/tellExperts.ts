import { type Letter, type Letters, writeMoment } from '@credence/text';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { networks, studyExperts, studyProtocols, studyRounds, users } from '../database/schema/index.js';
import { networkInMails } from '../networks/index.js';
import { countMailBetween } from '../platform/limits/mailsBetween.js';
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
 * @returns how many were not mailed
 */
export async function tellClosed(
  transaction: Transaction,
  { networkId, round, by }: { networkId: string; round: number; by: string | null },
  post: Post,
): Promise<number> {
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
  if (!found) return 0;
  const { sees, withdrawal } = found.protocol;
  const { experts, notMailed } = await tellExperts(
    transaction,
    { networkId, by },
    (letters, facts) => letters.studyClosed({ ...facts, sees, withdrawal }),
    post,
  );
  if (by !== null || found.owner.deletedAt) return notMailed;
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
  return notMailed;
}

/**
 * Tells everybody who takes part that they have longer: the close was taken back, or comes later than they were told.
 * @returns how many were not mailed
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
): Promise<number> {
  const { notMailed } = await tellExperts(
    transaction,
    { networkId, by },
    (letters, facts, dates) =>
      letters[letter]({ ...facts, closes: writeMoment(plannedClose, dates, post.config.timeZone) }),
    post,
  );
  return notMailed;
}

/** Tells everybody who takes part, once, that their study was stopped. */
export async function tellStopped(transaction: Transaction, networkId: string, post: Post): Promise<void> {
  const { round, opened } = await findStudy(transaction, networkId);
  if (!round || !opened) return;
  const { withdrawal } = opened.protocol;
  const wasRead = round.firstReadAt !== null;
  await tellExperts(
    transaction,
    { networkId, by: null },
    (letters, facts) => letters.studyStopped({ ...facts, wasRead, withdrawal }),
    post,
  );
}

type News = Pick<Parameters<Letters['studyReopened']>[0], 'site' | 'url' | 'network'>;

/**
 * Writes to everybody who takes part, at the address and in the language of their account, but not to whom this person
 * has mailed all day: that holds up nothing for the others.
 * @returns who they are, and how many of them were not mailed
 */
async function tellExperts(
  transaction: Transaction,
  { networkId, by }: { networkId: string; by: string | null },
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
  let notMailed = 0;
  for (const { user, invitedAs, locale, network } of experts) {
    if (by !== null && !(await countMailBetween(transaction, { from: by, to: invitedAs }, post)).allowed) {
      notMailed += 1;
      continue;
    }
    const facts = {
      site: site.name,
      url: `${config.publicUrl}/network/${networkId}/`,
      network: networkInMails(network),
    };
    const to = { username: user.username, locale: user.locale ?? locale };
    await queueLetter(transaction, to, (letters, dates) => write(letters, facts, dates), post);
  }
  return { experts, notMailed };
}
