import type { NetworkOverview, Study, StudyAct } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { http } from './fakeServer.js';
import { buildOverview, networkServer } from './networkBuilders.js';
import { buildClosedStudy, buildOpenStudy, buildProtocol } from './studyServer.js';

type OwnPart = NonNullable<Study['own']>;

/** The part of an expert who has answered some of it. */
const buildOwnPart = (given: Partial<OwnPart> = {}): OwnPart => ({
  code: 3,
  answered: 5,
  questions: 17,
  ...given,
});

interface OwnStudyGiven {
  readonly own?: Partial<OwnPart>;
  readonly protocol?: object;
  readonly round?: Partial<Study['round']>;
  readonly may?: StudyAct[];
}

/** A study in which the user takes part, and whose round is open or closed. */
export const buildOwnStudy = (state: 'open' | 'closed', { own, protocol, round, may }: OwnStudyGiven = {}): Study => {
  const { frozen: _, ...study } = state === 'open' ? buildOpenStudy() : buildClosedStudy();
  const rest: readonly StudyAct[] = round?.resultsOpenedAt ? ['keep_late', 'read_results'] : ['keep_late'];
  return {
    ...study,
    own: buildOwnPart(own),
    protocol: buildProtocol(protocol),
    ...(study.round ? { round: { ...study.round, ...round } } : {}),
    may: may ?? [...(state === 'open' ? (['finish'] as const) : rest), 'withdraw'],
  };
};

/** The overview of an expert while the round is open, or once it is closed. */
const buildExpertsOverview = (state: 'open' | 'closed', given: Partial<NetworkOverview> = {}): NetworkOverview =>
  buildOverview({
    sharedWith: 0,
    ...(state === 'open'
      ? { may: ['view', 'assess', 'combine', 'reset', 'take_part'], openRound: 1 }
      : { may: ['view', 'take_part'] }),
    ...given,
  });

/** The server of an expert. What they do changes their part. */
export function expertServer(first: Study, overview?: Partial<NetworkOverview>): RequestHandler[] {
  let study = first;
  return [
    http.get('/network/study/{id}', ({ response }) => response(200).json(study)),
    http.post('/network/study/{id}/finish', async ({ request, response }) => {
      const { finished } = await request.json();
      const { finishedAt: _, ...own } = study.own ?? buildOwnPart();
      study = { ...study, own: { ...own, ...(finished ? { finishedAt: '2026-11-26T10:15:00.000Z' } : {}) } };
      return response(200).json(study);
    }),
    http.post('/network/study/{id}/withdraw', ({ response }) => response(200).json({ success: true })),
    ...networkServer(buildExpertsOverview(study.state === 'open' ? 'open' : 'closed', overview)),
  ];
}
