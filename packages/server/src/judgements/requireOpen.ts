import type { RefusalCode } from '@credence/api-client';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { postgresCode } from '../database/postgresCode.js';
import { assessments, networks } from '../database/schema/index.js';
import type { Assessment } from '../networks/index.js';
import { ApiError } from '../platform/errors.js';

/**
 * Whether an assessment takes answers, for a statement that has the network's row: an expert's while its round is open, the
 * shared one while none is. Every save locks that row, and so does whoever closes a round: of the two the later one sees
 * what the earlier did, and no save can come after a close.
 */
export const isOpen = ({
  networkId,
  assessmentId,
}: Assessment | { readonly [id in keyof Assessment]: Placeholder }): SQL<boolean> => sql<boolean>`(
  ${networks.openRound} is not distinct from (
    select ${assessments.round} from ${assessments}
    where ${assessments.networkId} = ${networkId} and ${assessments.id} = ${assessmentId}
  )
)`;

/** Final for a transaction that has locked the network. @throws ApiError round_not_open, round_open */
export async function requireOpen(reader: Reader, assessment: Assessment): Promise<void> {
  const [found] = await reader
    .select({ open: isOpen(assessment) })
    .from(networks)
    .where(eq(networks.id, assessment.networkId));
  if (!found?.open) throw await closedFor(reader, assessment);
}

/** Whether the database refused a change, because the answers that it concerns are those of a closed round. */
const isFixed = (error: unknown): boolean => postgresCode(error) === 'CR001';

/** Refusals of a save because another came first. */
const OVERTAKEN: ReadonlySet<unknown> = new Set<RefusalCode>(['stale_revision', 'node_reset']);

/**
 * Refuses a save that failed. Where its round is closed, that is why, also if another save came first: its author could
 * answer to that only while the round is open.
 */
export async function refuseSave(reader: Reader, assessment: Assessment, error: unknown): Promise<never> {
  if (isFixed(error)) throw await closedFor(reader, assessment);
  if (error instanceof ApiError && OVERTAKEN.has(error.code)) await requireOpen(reader, assessment);
  throw error;
}

/** Why an assessment takes no answers. */
export async function closedFor(reader: Reader, { networkId, assessmentId }: Assessment): Promise<ApiError> {
  const [found] = await reader
    .select({ round: assessments.round })
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), eq(assessments.id, assessmentId)));
  return new ApiError(found?.round === null ? 'round_open' : 'round_not_open');
}
