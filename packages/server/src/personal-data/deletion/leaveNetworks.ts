import { type LeftStudies, plainName } from '@credence/text';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { networks, studies, studyRounds } from '../../database/schema/index.js';
import type { BodyOf } from '../../http/operation.js';
import {
  findNetwork,
  handOver,
  lockNetwork,
  markDeleted,
  nameOf,
  networkInMails,
  requireLockedNetwork,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { may } from '../../roles/rights.js';
import { passToDeputy } from '../../studies/index.js';
import { leavePart, listParts } from './leaveParts.js';

type Post = Pick<Services, 'clock' | 'config' | 'site'>;
type Choice = NonNullable<BodyOf<'deleteUser'>['networks']>[number];

/** What somebody wants whose account is being deleted. */
export interface LastWishes {
  /** What becomes of networks of their own: each is handed over to a collaborator or deleted. */
  readonly choices: readonly Choice[];
  /** Whether their answers in studies stay, under their code. */
  readonly keeps: boolean;
}

/**
 * Does with the networks of an account that is being deleted what their owner chose; of the others, a study passes to its
 * deputy. In studies of other people their part ends.
 * @returns what the mail says of it
 * @throws ApiError collaborator_not_found, network_not_found, owner_only, round_open
 */
export async function leaveNetworks(
  transaction: Transaction,
  user: UserRow,
  { choices, keeps }: LastWishes,
  services: Post,
): Promise<LeftStudies> {
  const chosen = new Set(choices.map(({ networkId }) => networkId));
  const left = { passed: [] as LeftStudies['passed'][number][], stops: [] as string[], kept: 0, erased: 0 };
  const steps = [
    ...choices.map((choice) => ({
      networkId: choice.networkId,
      take: () => leaveChosen(transaction, user, choice, services),
    })),
    ...(await ownStudies(transaction, user.id))
      .filter(({ networkId }) => !chosen.has(networkId))
      .map(({ networkId }) => ({
        networkId,
        take: async () => {
          const { passed, stops } = await leaveOwnStudy(transaction, { networkId, user }, services);
          left.passed.push(...passed);
          left.stops.push(...stops);
        },
      })),
    ...(await listParts(transaction, user)).map((part) => ({
      networkId: part.networkId,
      take: async () => {
        const ending = await leavePart(transaction, { part, user, keeps }, services);
        if (ending) left[ending] += 1;
      },
    })),
  ];
  // In one order for everybody, so that two of these never wait for each other.
  for (const { take } of steps.toSorted((a, b) => (a.networkId < b.networkId ? -1 : 1))) await take();
  return left;
}

const ownStudies = (transaction: Transaction, userId: string) =>
  transaction
    .select({ networkId: studies.networkId })
    .from(studies)
    .innerJoin(networks, eq(networks.id, studies.networkId))
    .where(and(eq(networks.ownerId, userId), isNull(networks.deletedAt)));

async function leaveChosen(
  transaction: Transaction,
  user: UserRow,
  { networkId, handOverTo }: Choice,
  services: Post,
): Promise<void> {
  const permission = handOverTo === undefined ? 'delete' : 'hand_over';
  const { network } = await requireLockedNetwork(transaction, networkId, user, permission);
  if (handOverTo === undefined) {
    const at = services.clock.now();
    await markDeleted(transaction, networkId, at);
    await recordEvent(transaction, { type: 'network_deleted', at, actor: user, networkId });
  } else if (!(await handOver(transaction, { network, from: user, to: handOverTo, leaves: false }, services)))
    throw new ApiError('collaborator_not_found');
}

/**
 * Passes a study of somebody whose account is being deleted to its deputy. Without one it stays as it is for as long as
 * the deletion can be undone.
 */
async function leaveOwnStudy(
  transaction: Transaction,
  { networkId, user }: { networkId: string; user: UserRow },
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<Pick<LeftStudies, 'passed' | 'stops'>> {
  await lockNetwork(transaction, networkId);
  const found = await findNetwork(transaction, networkId, user.id);
  // Deleted or handed over meanwhile.
  if (!found || !may(found.role, 'run_study')) return { passed: [], stops: [] };
  const network = networkInMails(found.network);
  const deputy = await passToDeputy(transaction, { network: found.network, from: user }, services);
  if (deputy) return { passed: [{ network, deputy: plainName(nameOf(deputy)) || deputy.username }], stops: [] };
  const rounds = await transaction.$count(studyRounds, eq(studyRounds.networkId, networkId));
  return { passed: [], stops: rounds > 0 ? [network] : [] };
}
