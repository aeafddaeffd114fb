import { type SQL, sql } from 'drizzle-orm';
import { networks, studies } from '../../database/schema/index.js';

/**
 * Selects what belongs to a network that is there and no study: of one network, the dashboard tells nothing else. In a study
 * a round is, was or may be open, and whether an erased network was one is not known any more.
 */
export const isOutsideStudies = (networkId: SQL): SQL => sql`exists (
  select from ${networks} beside where beside.id = ${networkId}
    and not exists (select from ${studies} study where study.network_id = beside.id))`;
