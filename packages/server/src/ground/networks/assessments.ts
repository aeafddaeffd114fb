import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { assessments } from '../../database/schema/index.js';

/** Whose set of answers and combinations a query reads or writes. Whatever belongs to an assessment is found by both ids. */
export interface Assessment {
  readonly networkId: string;
  readonly assessmentId: string;
}

/**
 * The id of the assessment of a network that a person works on, for a query: the one that owner and collaborators share. The
 * one place that decides it; an assessment for each expert begins here.
 */
export function assessmentOf(networkId: SQLWrapper, _userId: string): SQL<string> {
  return sql<string>`(
    select shared.id from ${assessments} shared where shared.network_id = ${networkId} and shared.is_shared
  )`;
}
