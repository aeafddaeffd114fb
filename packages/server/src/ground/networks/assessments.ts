import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { assessments, studyExperts } from '../../database/schema/index.js';

/** The set of answers and combinations that a query reads or writes, always identified by both ids. */
export interface Assessment {
  readonly networkId: string;
  readonly assessmentId: string;
}

/**
 * The id of the assessment that a person works on, for use in a query: an expert's own, that of the last round, and for
 * everybody else the one that owner and collaborators share. The only place that decides this. An expert never falls back
 * to the shared one.
 */
export function assessmentOf(networkId: SQLWrapper, userId: string | Placeholder | SQLWrapper): SQL<string> {
  return sql<string>`(
    select chosen.id from ${assessments} chosen
    left join ${studyExperts} expert on expert.network_id = ${networkId} and expert.user_id = ${userId}
      and expert.ended_at is null
    where chosen.network_id = ${networkId}
      and case when expert.id is null then chosen.is_shared else chosen.expert_id = expert.id end
    order by chosen.round desc limit 1
  )`;
}
