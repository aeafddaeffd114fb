import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { assessments, networkMembers, studyExperts } from '../database/schema/index.js';
import { rights } from '../roles/rights.js';

/** The set of answers and combinations that a query reads or writes, always identified by both ids. */
export interface Assessment {
  readonly networkId: string;
  readonly assessmentId: string;
}

/** Names no assessment. */
const none = '00000000-0000-0000-0000-000000000000';

/**
 * The id of the assessment that a person works on, for use in a query: an expert's own, that of the last round, and for
 * everybody else the one that owner and collaborators share. The only place that decides this. An expert never falls back
 * to the shared one: whoever takes part in a final study, of which nothing tells any more what is theirs, has none.
 */
export function assessmentOf(networkId: SQLWrapper, userId: string | Placeholder | SQLWrapper): SQL<string> {
  return sql<string>`coalesce((
    select chosen.id from ${assessments} chosen
    left join ${studyExperts} expert on expert.network_id = ${networkId} and expert.user_id = ${userId}
      and expert.ended_at is null
    where chosen.network_id = ${networkId}
      and case when expert.id is null
        then chosen.is_shared and not exists (
          select from ${networkMembers} tie
          where tie.network_id = ${networkId} and tie.user_id = ${userId} and tie.ended_at is null
            and tie.role = any(${sql.param(takingPart)}::text[])
        )
        else chosen.expert_id = expert.id end
    order by chosen.round desc limit 1
  ), ${none}::uuid)`;
}

/** How a membership calls the roles of those who answer alone. */
const takingPart = [...rights.memberWords('take_part')];
