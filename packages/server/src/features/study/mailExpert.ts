import type { Letter, Letters } from '@credence/text';
import type { Transaction } from '../../database/database.js';
import { findInvitable, type UserRow } from '../../ground/accounts/users.js';
import type { NetworkRow } from '../../ground/networks/networks.js';
import { nameOf } from '../../ground/networks/people.js';
import { networkInMails, plainMessage, plainName } from '../../ground/networks/wordsInMails.js';
import type { Dispatch } from '../../platform/mail/mails.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import { writeMoment } from '../../platform/mail/writtenDates.js';
import type { Services } from '../../platform/services.js';
import { studySecret } from './studySecret.js';
import type { OpenStudy } from './requireOpenRound.js';
import { studySize } from '../../ground/study/studySize.js';

/** Who asks for what: the same in every mail of a study. */
export interface StudyMail {
  readonly network: NetworkRow;
  readonly asking: UserRow;
  readonly purpose: string;
  readonly closesAt: Date;
  readonly size: Awaited<ReturnType<typeof studySize>>;
}

export async function studyMail(
  transaction: Transaction,
  by: Pick<StudyMail, 'network' | 'asking'>,
  { round, opened: { protocol } }: OpenStudy,
): Promise<StudyMail> {
  const size = await studySize(transaction, by.network.id, protocol);
  return { ...by, purpose: plainMessage(protocol.purpose), closesAt: round.plannedClose, size };
}

type StudyFacts = Parameters<Letters['studyInvitation']>[0];

/**
 * Writes to an expert, in the language of their account or else in the one that they were asked in, with their personal
 * link. Its secret stands behind `#`: browsers send that to no server, and no log has it.
 */
export async function mailExpert(
  transaction: Transaction,
  { network, asking, purpose, closesAt, size }: StudyMail,
  expert: { readonly id: string; readonly address: string; readonly locale: string },
  write: (letters: Letters, facts: Omit<StudyFacts, 'message'>) => Letter,
  services: Pick<Services, 'clock' | 'config' | 'site'>,
  dispatch?: Dispatch,
): Promise<void> {
  const { config, site } = services;
  const account = await findInvitable(transaction, expert.address);
  const link = new URLSearchParams({ expert: expert.id, secret: studySecret(expert.id, config.secret) });
  await queueLetter(
    transaction,
    { username: expert.address, locale: account?.locale ?? expert.locale },
    (letters, dates) =>
      write(letters, {
        ...size,
        site: site.name,
        url: `${config.publicUrl}/study#${link.toString()}`,
        inviter: plainName(nameOf(asking)) || asking.username,
        inviterAddress: asking.username,
        network: networkInMails(network),
        purpose,
        closes: writeMoment(closesAt, dates, config.timeZone),
      }),
    services,
    dispatch,
  );
}
