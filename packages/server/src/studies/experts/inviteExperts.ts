import { isLeftOut, plainMessage, standard } from '@credence/text';
import type { components } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import { isAddress, normaliseUsername } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { studyExperts } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { BodyOf, Operation } from '../../http/operation.js';
import { countInvitationMail, listMembers, requireLockedNetwork, requireNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireOpenRound } from '../requireOpenRound.js';
import { askExpert } from './askExpert.js';
import type { ExpertRow } from './findExpert.js';
import { mailExpert, type StudyMail, studyMail } from './mailExpert.js';
import { invitationMailId } from './studyMailId.js';
import { takeBack } from './takeBack.js';

type Outcome = components['schemas']['InvitedExperts']['results'][number]['outcome'];

/** Experts of a study who have not ended their part, with those who have not answered yet. */
const mostExperts = 100;

/**
 * Asks people by their addresses, with or without an account, to take part. One transaction for all, so that a repeated
 * request after an error mails nobody twice.
 */
export const inviteExperts: Operation<'inviteExperts'> = async ({ path, body, caller: { user } }, services) => {
  const { database, clock, config, mailServer } = services;
  const { network } = await requireNetwork(database, path.id, user, 'run_study');
  const wanted = new Map(body.emails.map((email) => [normaliseUsername(email), email.trim()]));
  const asking = [...wanted].map(() => ({ limit: limits.expertsBySender, subject: user.id }));
  await allowAttempts(database, asking, { secret: config.secret, at: clock.now() });
  const outcomes = await withTransaction(database, async (transaction) => {
    const { network: locked } = await requireLockedNetwork(transaction, network.id, user, 'run_study');
    const found = await findStudy(transaction, network.id);
    await requireAct(transaction, 'invite', { found, by: 'run_study', at: clock.now() });
    const sender = { network: locked, asking: user };
    const mail = await studyMail(transaction, sender, requireOpenRound(found), services);
    return inviteAll(transaction, { mail, wanted, locale: body.locale ?? user.locale ?? standard, body }, services);
  });
  const results = body.emails.map((email) => ({ email, outcome: outcomes.get(normaliseUsername(email)) ?? 'later' }));
  return {
    success: true,
    ...(mailServer.isAway ? { mailsWait: true } : {}),
    ...(isLeftOut(body.message ?? '') ? { messageLeftOut: true } : {}),
    results,
  };
};

interface Panel {
  readonly mail: StudyMail;
  /** The addresses by their keys, in the order of the request. */
  readonly wanted: ReadonlyMap<string, string>;
  readonly locale: string;
  readonly body: Pick<BodyOf<'inviteExperts'>, 'message' | 'replaces'>;
}

async function inviteAll(
  transaction: Transaction,
  { mail, wanted, locale, body }: Panel,
  services: Services,
): Promise<ReadonlyMap<string, Outcome>> {
  const { asking } = mail;
  const networkId = mail.network.id;
  const all = await transaction.select().from(studyExperts).where(eq(studyExperts.networkId, networkId));
  const present = all.filter(({ endedAt }) => endedAt === null);
  const replaced = all.find(({ id }) => id === body.replaces);
  if (body.replaces && !replaced) throw new ApiError('expert_not_found');
  const outcomes = await outcomesOf(transaction, { mail, wanted, present }, services);
  const invited = [...wanted].filter(([key]) => outcomes.get(key) === 'invited');
  if (invited.length === 0) return outcomes;
  const at = services.clock.now();
  const hasLeft = replaced !== undefined && (await makeRoom(transaction, replaced, { actor: asking, at }));
  const staying = present.length - (hasLeft ? 1 : 0);
  if (staying + invited.length > mostExperts) throw new ApiError('too_many_experts', { limit: mostExperts });

  const message = plainMessage(body.message ?? '');
  const last = Math.max(0, ...all.map(({ code }) => code));
  for (const [index, [addressKey, address]] of invited.entries()) {
    const asked = { networkId, code: last + index + 1, address, addressKey, locale, asking, at };
    const expert = await askExpert(transaction, asked, services.config);
    await mailExpert(
      transaction,
      mail,
      expert,
      (letters, facts) => letters.studyInvitation({ ...facts, message }),
      services,
      { id: invitationMailId(expert) },
    );
    if (replaced) await replace(transaction, replaced, expert.id);
  }
  return outcomes;
}

/** Takes the invitation of somebody back who has not accepted it and is to be replaced. @returns whether there was one */
async function makeRoom(
  transaction: Transaction,
  replaced: ExpertRow,
  by: Parameters<typeof takeBack>[2],
): Promise<boolean> {
  if (replaced.acceptedAt || replaced.endedAt) return false;
  await takeBack(transaction, replaced, by);
  return true;
}

/** Notes who was asked in somebody's place. */
const replace = (transaction: Transaction, { networkId, id }: ExpertRow, replacedBy: string) =>
  transaction
    .update(studyExperts)
    .set({ replacedBy })
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, id)));

/** What becomes of each address. Its form, and what the owner sees anyway, decide: never whether it has an account. */
async function outcomesOf(
  transaction: Transaction,
  { mail, wanted, present }: Pick<Panel, 'mail' | 'wanted'> & { present: readonly { addressKey: string }[] },
  services: Services,
): Promise<ReadonlyMap<string, Outcome>> {
  const members = await listMembers(transaction, [mail.network.id]);
  const presentKeys = new Set([
    ...present.map(({ addressKey }) => addressKey),
    ...members.map(({ username }) => normaliseUsername(username)),
  ]);
  const outcomeOf = async (key: string, address: string): Promise<Outcome> => {
    if (key === mail.asking.usernameKey) return 'own_address';
    if (!isAddress(address)) return 'not_an_address';
    if (presentKeys.has(key)) return 'already_asked';
    const asked = { from: mail.asking.id, address };
    return (await countInvitationMail(transaction, asked, services)).allowed ? 'invited' : 'later';
  };
  const outcomes = new Map<string, Outcome>();
  // In order of the addresses, so that two owners who ask the same people do not wait for each other.
  for (const [key, address] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    outcomes.set(key, await outcomeOf(key, address));
  return outcomes;
}
