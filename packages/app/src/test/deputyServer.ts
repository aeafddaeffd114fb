import type { components } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { buildError } from './builders.js';
import { fakeServer, http } from './fakeServer.js';
import { NETWORK } from './networkBuilders.js';

type DeputyRequest = components['schemas']['DeputyRequest'];

export const deputyPath = `/study-deputy/${NETWORK}`;

export const buildDeputyRequest = (given: Partial<DeputyRequest> = {}): DeputyRequest => ({
  networkId: NETWORK,
  network: 'Laryngeal carcinoma',
  owner: 'Dr. Chidi Okafor',
  isOwner: false,
  ownerAddress: 'c.okafor@hno.example',
  purpose: 'The tumour board asks, for a staging aid.',
  askedAt: '2026-11-24T09:00:00.000Z',
  ...given,
});

/** The server of somebody who is asked to be a deputy; undefined for somebody who is not. */
export function deputyServer(first?: DeputyRequest, { hasLeft = false } = {}): RequestHandler[] {
  let request = first;
  const none = buildError('Network not found.', 'network_not_found');
  return [
    http.get('/network/study/{id}/deputy', ({ response }) =>
      request ? response(200).json(request) : response(404).json(none),
    ),
    http.post('/network/study/{id}/deputy/answer', async ({ request: sent, response }) => {
      if (!request) return response(404).json(none);
      const { accepts } = await sent.json();
      const { acceptedAt: _, ...asked } = request;
      const answered = accepts ? { ...asked, acceptedAt: '2026-11-26T10:15:00.000Z', isOwner: hasLeft } : asked;
      request = accepts && !hasLeft ? answered : undefined;
      return response(200).json(answered);
    }),
    ...fakeServer(),
  ];
}
