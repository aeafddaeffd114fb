import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { networkMembers, type networks, studies, studyProtocols, studyRounds } from '../database/schema/index.js';
import { rights } from '../roles/rights.js';
import type { NetworkState, StudyTerms } from '../roles/roles.js';

/** How a membership calls the roles of those who take part in a study. */
const takingPart = [...rights.memberWords('take_part')];

/** The terms of the study in which the member of a joined row takes part, for use in a query; null for everybody else. */
export const studyTerms = (networkId: SQLWrapper): SQL<StudyTerms | null> => sql<StudyTerms | null>`(
  select json_build_object(
    'takesCombinations', (fixed.protocol ->> 'combinations')::boolean,
    'isPending', last.first_read_at is null and study.final_at is null and study.stopped_at is null
  )
  from ${studies} study
  join ${studyRounds} last on last.network_id = study.network_id
  join ${studyProtocols} fixed on fixed.network_id = study.network_id and fixed.version = last.protocol_version
  where study.network_id = ${networkId} and ${networkMembers.role} = any(${sql.param(takingPart)}::text[])
  order by last.round desc limit 1
)`;

/** What decides beside the role what somebody may do with a network. */
export const stateOf = (
  { openRound, ownerResetsOnly }: Pick<typeof networks.$inferSelect, 'openRound' | 'ownerResetsOnly'>,
  terms: StudyTerms | null,
): NetworkState => ({ isRoundOpen: openRound !== null, ownerResetsOnly, terms });
