import { ApiError, NoResponseError } from '@credence/api-client';
import { createOutbox } from '../features/answering/outbox.js';
import type { Outgoing } from '../features/answering/outgoing.js';
import { createDevice } from '../ground/device/device.js';
import type { Entries } from '../ground/device/entries.js';
import { memoryEntries } from '../ground/device/browserEntries.js';
import { memoryStorage } from '../ground/device/storages.js';

/** An answer to a question of the fake network. */
export const outgoing = (iteration: number, given: Partial<Outgoing> = {}): Outgoing => ({
  place: { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration },
  title: 'Metastasis',
  answer: { sliders: [70, 25, 5], 'self-eval': 2, comment: '', timer: 12 },
  revision: 'r1-0',
  key: `key-${iteration}`,
  ...given,
});

/** A server that applies each key once, and a network that fails on demand. */
export function world() {
  const applied = new Map<string, number>();
  const order: number[] = [];
  let network: 'good' | 'cut before' | 'cut after' = 'good';
  let refusal: { status: number; code: string } | undefined;
  let refused: number | undefined;
  const late: number[] = [];
  let lateRefusal: { status: number; code: string } | undefined;
  const post = ({ key, place }: Outgoing) => {
    if (network === 'cut before') return Promise.reject(new NoResponseError('cut'));
    if (refusal && (refused ?? place.iteration) === place.iteration)
      return Promise.reject(new ApiError(refusal.status, { ...refusal, error: 'No.' }, new Response()));
    if (!applied.has(key)) order.push(place.iteration);
    applied.set(key, (applied.get(key) ?? 0) + 1);
    if (network === 'cut after') return Promise.reject(new NoResponseError('cut'));
    return Promise.resolve({ next_iteration: place.iteration + 1, revision: `r1-${applied.size}` });
  };
  /** The study of the fake network is Ada Lovelace's. */
  const postLate = ({ place }: Outgoing) => {
    if (network === 'cut before') return Promise.reject(new NoResponseError('cut'));
    if (lateRefusal)
      return Promise.reject(new ApiError(lateRefusal.status, { ...lateRefusal, error: 'No.' }, new Response()));
    late.push(place.iteration);
    return network === 'cut after' ? Promise.reject(new NoResponseError('cut')) : Promise.resolve('Ada Lovelace');
  };
  return {
    post,
    postLate,
    /** What was kept after the close, in the order in which it came. */
    late,
    refusesLate: (next: typeof lateRefusal) => (lateRefusal = next),
    applied,
    order,
    is: (next: typeof network) => (network = next),
    /** Refuses every answer, or only those to one question. */
    refuses: (next: typeof refusal, iteration?: number) => ([refusal, refused] = [next, iteration]),
  };
}

/** A device with an outbox, and who is signed in on it. */
export function device(server = world(), entries: Entries = memoryEntries()) {
  let username: string | null = 'ann@example.org';
  let time = Date.parse('2026-11-21T14:02:00Z');
  const storages = { device: memoryStorage(), tab: memoryStorage() };
  const start = () => createDevice({ entries, storages, user: () => username, now: () => new Date((time += 1000)) });
  const open = (kept = start()) => createOutbox({ device: kept, post: server.post, postLate: server.postLate });
  const here = start();
  return {
    server,
    entries,
    outbox: open(here),
    forget: here.forget,
    reopen: () => open(),
    become: (name: string | null) => (username = name),
  };
}

/** Which questions a list of answers is about. */
export const iterations = (list: readonly Outgoing[]) => list.map(({ place }) => place.iteration);
