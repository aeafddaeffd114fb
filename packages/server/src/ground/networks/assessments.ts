import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { assessments } from '../../database/schema/index.js';

/** The set of answers and combinations that a query reads or writes, always identified by both ids. */
export interface Assessment {
  readonly networkId: string;
  readonly assessmentId: string;
}

/**
 * The id of the assessment that a person works on, for use in a query: the one shared by owner and collaborators. The
 * only place that decides this; separate assessments per expert would start here.
 */
export function assessmentOf(networkId: SQLWrapper, _userId: string | Placeholder): SQL<string> {
  return sql<string>`(
    select shared.id from ${assessments} shared where shared.network_id = ${networkId} and shared.is_shared
  )`;
}
