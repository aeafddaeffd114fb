import { randomUUID } from 'node:crypto';
import type { EventType } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import { type EventMetadata, events } from '../../database/schema/index.js';

type EventRow = typeof events.$inferInsert;

/** A new event. `metadata` holds identifiers only; `before` and `after` hold the states of answers. */
export interface NewEvent
  extends Partial<
    Pick<
      EventRow,
      | 'networkId'
      | 'assessmentId'
      | 'nodeKey'
      | 'epoch'
      | 'iteration'
      | 'revision'
      | 'before'
      | 'after'
      | 'idempotencyKey'
      | 'requestHash'
      | 'response'
    >
  > {
  type: EventType;
  at: Date;
  actor: { id: string; username: string } | undefined;
  metadata?: EventMetadata;
}

/**
 * Appends an event in the transaction that it describes. Undefined if the actor already used the idempotency key; then
 * nothing is written.
 */
export async function recordEvent(reader: Reader, event: NewEvent): Promise<{ id: string } | undefined> {
  const [row] = await reader
    .insert(events)
    .values(newEventRow(event))
    .onConflictDoNothing()
    .returning({ id: events.id });
  return row;
}

export function newEventRow({ actor, ...rest }: NewEvent): EventRow {
  return {
    ...rest,
    id: randomUUID(),
    seq: nextSequence(),
    actorId: actor?.id ?? null,
    username: actor?.username ?? null,
  };
}

let last = 0n;

/** Microseconds, strictly increasing within a process, to order events of the same millisecond. */
function nextSequence(): bigint {
  const now = BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1000));
  last = now > last ? now : last + 1n;
  return last;
}
