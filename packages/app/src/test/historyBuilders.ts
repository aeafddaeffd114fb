import type { PastAnswer } from '@credence/api-client';
import { buildUser } from './builders.js';

export const historyCall = '/network/{networkId}/{nodeId}/{iteration}/history';
export const restoreCall = '/network/{networkId}/{nodeId}/{iteration}/restore';

/** An id of the form that the server assigns. */
export const pastId = (number: number) => `6a2e9f34-84a1-4a59-8c39-${String(number).padStart(12, '0')}`;

/** The oldest of three answers: given by another user and since replaced. */
export function buildPastAnswer(given: Partial<PastAnswer> = {}): PastAnswer {
  return {
    id: pastId(1),
    sliders: [60, 30, 10],
    'self-eval': 1,
    comment: '',
    savedAt: '2026-11-18T09:05:00Z',
    username: 'okafor@example.org',
    counts: false,
    ...given,
  };
}

/** Three answers, newest first: the user's own, which counts, one by a user who has left, and the oldest. */
export function buildHistory(): PastAnswer[] {
  return [
    buildPastAnswer({
      id: pastId(3),
      sliders: [70, 25, 5],
      'self-eval': -1,
      comment: 'Few such patients in our clinic.',
      savedAt: '2026-11-20T16:12:09Z',
      username: buildUser().username,
      counts: true,
    }),
    buildPastAnswer({ id: pastId(2), sliders: [50, 50, 50], savedAt: '2026-11-19T12:00:00Z', username: null }),
    buildPastAnswer(),
  ];
}
