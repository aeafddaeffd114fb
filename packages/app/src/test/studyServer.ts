import type { NetworkOverview, NetworkTables, Study, StudyAct, StudyProtocol } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { buildError } from './builders.js';
import { http } from './fakeServer.js';
import { buildActivity, buildOverview, NETWORK, networkServer } from './networkBuilders.js';

export const studyPath = `/network/${NETWORK}/study`;

export function buildProtocol(given: Partial<StudyProtocol> = {}): StudyProtocol {
  return {
    questions: 'all',
    order: 'drawn',
    start: 'blank',
    combinations: true,
    closesAt: '2099-12-17T22:59:00.000Z',
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: 'The tumour board of Ulm asks, for a staging aid. Results are published as a group.',
    ...given,
  };
}

// Without letters, which would read as a word in no language.
const hash = '39018142'.padEnd(64, '0');

const untilFinal: readonly StudyAct[] = ['download_people', 'name_deputy', 'remove_deputy'];
const withResults: readonly StudyAct[] = [
  ...(['open_results', 'read_results', 'redact_comment', 'download_results', 'adopt', 'undo_adoption'] as const),
  ...(['declare_final', 'cancel_invitation'] as const),
];
const beforeResults: readonly StudyAct[] = ['reopen_round', 'let_in_late', 'open_results', 'cancel_invitation'];

/** What the owner may do in a study, once an expert has accepted. */
function ownersMay({ state, round }: Pick<Study, 'state' | 'round'>): StudyAct[] {
  if (state === 'final') return [...withResults];
  if (state === 'draft') return ['change_protocol', 'open_round', ...untilFinal];
  if (state === 'open') return ['close_round', 'extend_round', 'invite', 'remind', 'cancel_invitation', ...untilFinal];
  return [...(round?.resultsOpenedAt ? withResults : beforeResults), ...untilFinal];
}

/** A study whose round was not opened. */
export function buildDraftStudy(given: Partial<Study> = {}): Study {
  return { state: 'draft', protocol: buildProtocol(), may: ownersMay({ state: 'draft' }), ...given };
}

/** A study whose round is open. */
export function buildOpenStudy(given: Partial<Study> = {}): Study {
  const study: Omit<Study, 'may'> = {
    state: 'open',
    protocol: buildProtocol(),
    round: { round: 1, openedAt: '2026-11-09T08:00:00.000Z', closesAt: '2099-12-17T22:59:00.000Z' },
    asking: {
      site: 'Credence',
      from: 'Credence <credence@example.org>',
      network: 'Laryngeal carcinoma',
      inviter: 'Ann Sørensen',
      inviterAddress: 'ann@example.org',
      purpose: 'The tumour board of Ulm asks, for a staging aid.',
      questions: 17,
      minutes: 35,
      timeZone: 'UTC',
    },
    frozen: { protocol: hash, file: hash, explanations: hash, outcomes: hash, shared: hash },
    ...given,
  };
  return { may: ownersMay(study), ...study };
}

/** Five who were asked, one for each standing, as they are after the close. */
export const experts: NonNullable<Study['experts']> = [
  {
    id: 'e1',
    code: 1,
    person: 'Dr. N. Okafor',
    standing: 'finished',
    progress: 'finished',
    answered: 17,
    questions: 17,
    reminders: 0,
  },
  {
    id: 'e2',
    code: 2,
    person: 'Prof. M. Lindner',
    standing: 'started',
    progress: 'halfway',
    answered: 9,
    questions: 17,
    reminders: 0,
  },
  {
    id: 'e3',
    code: 3,
    person: 'Dr. A. Haddad',
    standing: 'accepted',
    progress: 'not_started',
    answered: 0,
    questions: 17,
    reminders: 0,
  },
  {
    id: 'e4',
    code: 4,
    person: 'c.moreau@uz-ghent.example',
    standing: 'not_opened',
    progress: 'not_started',
    answered: 0,
    questions: 17,
    reminders: 3,
    remindedAt: '2026-11-20T08:00:00.000Z',
  },
  {
    id: 'e5',
    code: 5,
    person: 'k.lindqvist@uppsala.example',
    standing: 'declined',
    progress: 'not_started',
    answered: 0,
    questions: 17,
    reminders: 0,
  },
];

/** A study whose round was closed early. */
export const buildClosedStudy = (given: Partial<Study['round']> = {}): Study =>
  buildOpenStudy({
    state: 'closed',
    round: { ...buildOpenStudy().round!, closedAt: '2026-11-26T10:15:00.000Z', ...given },
  });

/** A closed study to which two experts answered after the close. */
export const buildLateStudy = (given: Partial<Study['round']> = {}): Study => ({
  ...buildClosedStudy(given),
  experts: experts.map((expert) => {
    const answers = { e2: 4, e3: 1 }[expert.id];
    return answers === undefined ? expert : { ...expert, late: { answers, letIn: 0 } };
  }),
});

/** The same with what three of them consented to. */
export const buildConsentingStudy = (given: Partial<Study> = {}): Study => {
  const consents: Record<string, NonNullable<NonNullable<Study['experts']>[number]['consent']>> = {
    e1: { publishes: true, named: true, interests: 'Fees from a manufacturer' },
    e2: { publishes: false, named: true, interests: '' },
    e3: { publishes: true, named: false, interests: '' },
  };
  const study = buildOpenedStudy(given);
  const all = study.experts ?? [];
  return {
    ...study,
    experts: all.map((expert) => ({ ...expert, ...(consents[expert.id] ? { consent: consents[expert.id]! } : {}) })),
  };
};

/** A closed study whose results are open. */
export const buildOpenedStudy = (given: Partial<Study> = {}): Study => {
  const { may: _, ...closed } = buildClosedStudy({ resultsOpenedAt: '2026-11-26T11:00:00.000Z' });
  return buildOpenStudy({
    ...closed,
    experts: experts.map((expert) => (expert.standing === 'accepted' ? { ...expert, answered: 12 } : expert)),
    ...given,
  });
};

/** The linear pool in the network. */
export const buildAdoption = (given: Partial<Study['adopted']> = {}): NonNullable<Study['adopted']> => ({
  of: 'linear',
  at: '2026-11-27T09:00:00.000Z',
  columns: 15,
  left: 2,
  undoUntil: '2099-12-27T09:00:00.000Z',
  ...given,
});

/** The network as its owner sees it. */
export const buildOwnOverview = (given: Partial<NetworkOverview> = {}): NetworkOverview =>
  buildOverview({
    may: ['view', 'read_numbers', 'see_people', 'assess', 'combine', 'reset', 'share', 'delete', 'run_study'],
    ...given,
  });

const open = { kind: 'full', values: [], columns: [] } satisfies NetworkTables['nodes'][number]['table'];

/** Of the nodes of `buildOverview`: with one, two and eight questions. */
const tables: NetworkTables = {
  networkId: NETWORK,
  revision: '1',
  nodes: [
    { id: 'n1', display_name: 'Tumour site', vars: ['glottic', 'supraglottic'], parents: [], table: open },
    { id: 'n2', display_name: 'T stage', vars: ['T1', 'T2', 'T3', 'T4'], parents: ['n1'], table: open },
    { id: 'n3', display_name: 'Metastasis', vars: ['no', 'yes'], parents: ['n1', 'n2'], table: open },
  ],
};

/** The server of an owner whose network is this study; undefined for none yet. What they do changes it. */
export function studyServer(first?: Study, overview: NetworkOverview = buildOwnOverview()): RequestHandler[] {
  let study = first;
  const become = (next: Study) => {
    study = next;
    return next;
  };
  const now = () => ({
    ...overview,
    isStudy: study !== undefined,
    ...(study?.state === 'open' ? { openRound: 1, may: mayMeanwhile(overview) } : {}),
  });
  const none = buildError('This network is not a study.', 'no_study');
  return [
    http.get('/network/study/{id}', ({ response }) => (study ? response(200).json(study) : response(404).json(none))),
    http.post('/network/study/{id}', async ({ request, response }) =>
      response(200).json(become({ ...(study?.round ? study : buildDraftStudy()), protocol: await request.json() })),
    ),
    http.post('/network/study/{id}/open', ({ response }) => {
      if (!study) return response(404).json(none);
      const { protocol } = study;
      const round = { round: 1, openedAt: new Date().toISOString(), closesAt: protocol.closesAt };
      return response(200).json(become(buildOpenStudy({ protocol, round })));
    }),
    http.post('/network/study/{id}/extend', async ({ request, response }) => {
      const { closesAt } = await request.json();
      return response(200).json(become(buildOpenStudy({ round: { ...buildOpenStudy().round!, closesAt } })));
    }),
    http.post('/network/study/{id}/close', ({ response }) => response(200).json(become(buildClosedStudy()))),
    http.post('/network/study/{id}/results', ({ response }) =>
      response(200).json(become(buildClosedStudy({ resultsOpenedAt: '2026-11-26T11:00:00.000Z' }))),
    ),
    http.post('/network/study/{id}/reopen', ({ response }) => response(200).json(become(buildOpenStudy()))),
    http.post('/network/study/{id}/adopt', async ({ request, response }) => {
      const { of } = await request.json();
      return response(200).json(become({ ...(study ?? buildOpenedStudy()), adopted: buildAdoption({ of }) }));
    }),
    http.post('/network/study/{id}/adopt/undo', ({ response }) => {
      const { adopted: _adopted, ...rest } = study ?? buildOpenedStudy();
      return response(200).json(become(rest));
    }),
    http.post('/network/study/{id}/deputy', async ({ request, response }) => {
      const { email } = await request.json();
      return response(200).json(
        become({ ...(study ?? buildOpenStudy()), deputy: { address: email, askedAt: '2026-11-24T09:00:00.000Z' } }),
      );
    }),
    http.post('/network/study/{id}/deputy/remove', ({ response }) => {
      const { deputy: _deputy, ...rest } = study ?? buildOpenStudy();
      return response(200).json(become(rest));
    }),
    http.post('/network/study/{id}/final', ({ response }) => {
      const nameless = experts.map(({ person: _person, ...expert }) => expert);
      return response(200).json(
        become(buildOpenedStudy({ state: 'final', finalAt: '2026-12-01T09:00:00.000Z', experts: nameless })),
      );
    }),
    http.get('/network/study/{id}/tables/{of}', ({ response, params }) =>
      response.untyped(
        new Response('<smile version="1.0"/>', {
          headers: {
            'Content-Type': 'application/xml',
            'Content-Disposition': `attachment; filename="larynx ${String(params.of)}.xdsl"`,
            'X-Incomplete-Nodes': '2',
          },
        }),
      ),
    ),
    http.get('/network/study/{id}/redcap/{file}', ({ response, params }) =>
      response.untyped(
        new Response('record_id\r\nE1\r\n', {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': `attachment; filename="larynx REDCap ${String(params.file)}.csv"`,
          },
        }),
      ),
    ),
    http.post('/network/study/{id}/experts', async ({ request, response }) => {
      const { emails } = await request.json();
      const results = emails.map((email) => ({
        email,
        outcome: email.startsWith('busy') ? ('later' as const) : ('invited' as const),
      }));
      return response(200).json({ success: true, results });
    }),
    http.post('/network/study/{id}/experts/{expertId}/late', ({ response, params }) => {
      const before = study ?? buildLateStudy();
      const letIn = (before.experts ?? []).map(({ late, ...expert }) => ({
        ...expert,
        ...(late && { late: expert.id === params.expertId ? { ...late, letIn: late.answers } : late }),
      }));
      return response(200).json(become({ ...before, experts: letIn }));
    }),
    http.post('/network/study/{id}/experts/{expertId}/remind', ({ response }) => response(200).json({ success: true })),
    http.get('/network/activity/{id}', ({ response }) => response(200).json(buildActivity())),
    http.get('/network/tables/{id}', ({ response }) => response(200).json(tables)),
    ...networkServer(now),
  ];
}

/** What rests for all but experts while a round is open. */
const resting = new Set<string>(['assess', 'combine', 'reset', 'describe', 'share', 'hand_over', 'delete']);

const mayMeanwhile = ({ may = [] }: NetworkOverview) =>
  may.includes('take_part') ? may : may.filter((permission) => !resting.has(permission));
