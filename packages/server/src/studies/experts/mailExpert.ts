import type { StudyProtocol } from '@credence/api-client';
import { type Letter, type Letters, plainMessage, plainName, type StudyAsking, writeMoment } from '@credence/text';
import { findInvitable, type UserRow } from '../../accounts/index.js';
import type { Reader, Transaction } from '../../database/database.js';
import { nameOf, networkInMails, type NetworkRow } from '../../networks/index.js';
import type { Dispatch } from '../../platform/mail/mails.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import type { OpenStudy } from '../requireOpenRound.js';
import { studySize } from '../studySize.js';
import { studySecret } from './studySecret.js';

/** Who asks for what: the same in every mail of a study. */
export interface StudyMail {
  readonly network: NetworkRow;
  readonly asking: UserRow;
  readonly facts: StudyAsking;
  readonly closesAt: Date;
}

/** What the mails of a study say of it, to whomever they go. */
export async function studyAsking(
  reader: Reader,
  { network, asking }: Pick<StudyMail, 'network' | 'asking'>,
  protocol: StudyProtocol,
  { config, site }: Pick<Services, 'config' | 'site'>,
): Promise<StudyAsking> {
  return {
    ...(await studySize(reader, network.id, protocol)),
    site: site.name,
    inviter: plainName(nameOf(asking)) || asking.username,
    inviterAddress: asking.username,
    network: networkInMails(network),
    purpose: plainMessage(protocol.purpose),
    timeZone: config.timeZone,
  };
}

export const studyMail = async (
  transaction: Transaction,
  by: Pick<StudyMail, 'network' | 'asking'>,
  { round, opened: { protocol } }: OpenStudy,
  services: Pick<Services, 'config' | 'site'>,
): Promise<StudyMail> => ({
  ...by,
  facts: await studyAsking(transaction, by, protocol, services),
  closesAt: round.plannedClose,
});

type StudyFacts = Parameters<Letters['studyInvitation']>[0];

/**
 * Writes to an expert, in the language of their account or else in the one that they were asked in, with their personal
 * link. Its secret stands behind `#`: browsers send that to no server, and no log has it.
 */
export async function mailExpert(
  transaction: Transaction,
  { facts: { timeZone, ...facts }, closesAt }: Pick<StudyMail, 'facts' | 'closesAt'>,
  expert: { readonly id: string; readonly address: string; readonly locale: string },
  write: (letters: Letters, facts: Omit<StudyFacts, 'message'>) => Letter,
  services: Pick<Services, 'clock' | 'config' | 'site'>,
  dispatch: Dispatch,
): Promise<void> {
  const { config } = services;
  const account = await findInvitable(transaction, expert.address);
  const link = new URLSearchParams({ expert: expert.id, secret: studySecret(expert.id, config.secret) });
  const url = `${config.publicUrl}/study#${link.toString()}`;
  await queueLetter(
    transaction,
    { username: expert.address, locale: account?.locale ?? expert.locale },
    (letters, dates) => write(letters, { ...facts, url, closes: writeMoment(closesAt, dates, timeZone) }),
    services,
    dispatch,
  );
}
