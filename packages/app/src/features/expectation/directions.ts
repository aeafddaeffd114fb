import { type components, newIdempotencyKey, orThrow } from '@credence/api-client';
import type { Direction } from '@credence/bayesnet';
import { api } from '../../ground/api.js';

export type Directions = components['schemas']['Directions'];

interface NodePlace {
  readonly networkId: string;
  readonly nodeId: string;
}

const path = '/network/{networkId}/{nodeId}/directions';

/** Which way the parents are expected to push a node; undefined if it cannot be known. */
export async function readDirections({ networkId, nodeId }: NodePlace): Promise<Directions | undefined> {
  return directionsFrom(
    await orThrow(api.GET(path, { params: { path: { networkId, nodeId } } })).catch(() => undefined),
  );
}

/** Rejects with the client's errors. */
export async function saveDirections(
  { networkId, nodeId }: NodePlace,
  directions: readonly Direction[],
): Promise<Directions> {
  const header = { 'Idempotency-Key': newIdempotencyKey() };
  return orThrow(
    api.POST(path, { params: { path: { networkId, nodeId }, header }, body: { directions: [...directions] } }),
  );
}

/** A server without this call takes its address for that of a question, and may answer with anything. */
function directionsFrom(body: Partial<Directions> | undefined): Directions | undefined {
  const { directions, contradictions } = body ?? {};
  return Array.isArray(directions) && Array.isArray(contradictions) ? { directions, contradictions } : undefined;
}
