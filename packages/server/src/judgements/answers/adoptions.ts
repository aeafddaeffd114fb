import type { EventType } from '@credence/api-client';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { events } from '../../database/schema/index.js';

/** Numbers of a study that were put into its network. */
export interface Adoption {
  readonly id: string;
  /** An expert's code or a pool, as in the contract. */
  readonly of: string;
  readonly at: Date;
  /** Columns that have the numbers, and columns that were asked and have none to adopt. */
  readonly columns: number;
  readonly left: number;
  readonly isUndone: boolean;
}

const adopted: EventType = 'tables_adopted';
const undone: EventType = 'adoption_undone';

/** The adoptions of a study, the latest first. */
export async function listAdoptions(reader: Reader, networkId: string): Promise<Adoption[]> {
  const rows = await reader
    .select({ type: events.type, at: events.at, metadata: events.metadata })
    .from(events)
    .where(and(eq(events.networkId, networkId), isOneOf(events.type, [adopted, undone]), isNull(events.nodeKey)))
    .orderBy(desc(events.at), desc(events.seq));
  const takenOut = new Set(rows.flatMap(({ type, metadata }) => (type === undone ? [metadata.adoption] : [])));
  return rows.flatMap(({ type, at, metadata: { adoption, of, columns, left } }) =>
    type === adopted
      ? [
          {
            id: String(adoption),
            of: String(of),
            at,
            columns: Number(columns),
            left: Number(left),
            isUndone: takenOut.has(adoption ?? null),
          },
        ]
      : [],
  );
}
