import { randomInt, randomUUID } from 'node:crypto';
import { hashToken, type UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { studyExperts } from '../../database/schema/index.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import type { ExpertRow } from './findExpert.js';
import { studySecret } from './studySecret.js';

/** Somebody who is asked to take part in a study. */
export interface AskedExpert {
  readonly networkId: string;
  /** Their number in the study, from 1. */
  readonly code: number;
  readonly address: string;
  readonly addressKey: string;
  readonly locale: string;
  readonly asking: Pick<UserRow, 'id' | 'username'>;
  readonly at: Date;
}

/** One more than any seed of an order: 2^31. */
const seeds = 2 ** 31;

/** Makes the invitation of an expert, with the secret of its personal link. It mails nobody. */
export async function askExpert(
  transaction: Transaction,
  { asking, at, ...asked }: AskedExpert,
  { secret }: Pick<Services['config'], 'secret'>,
): Promise<ExpertRow> {
  const id = randomUUID();
  const invited = { orderSeed: randomInt(seeds), invitedBy: asking.id, invitedAt: at };
  const row = { ...asked, ...invited, id, secretHash: hashToken(studySecret(id, secret)) };
  const [expert] = await transaction.insert(studyExperts).values(row).returning();
  await recordEvent(transaction, {
    type: 'expert_invited',
    at,
    actor: asking,
    networkId: asked.networkId,
    metadata: { expert: id },
  });
  return expert!;
}
