import type { NetworkTables, PanelQuestion, StudyAnswer, StudyAnswers, StudyResults } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { buildError } from './builders.js';
import { http } from './fakeServer.js';
import { NETWORK } from './networkBuilders.js';
import { buildClosedStudy, buildOwnOverview, experts, studyPath, studyServer } from './studyServer.js';

export const resultsPath = `${studyPath}/results`;

const open = { kind: 'full', values: [], columns: [] } satisfies NetworkTables['nodes'][number]['table'];

/** "Tumour extent" by two findings: nine questions; and what hangs on it. */
export const resultsTables: NetworkTables = {
  networkId: NETWORK,
  revision: '1',
  nodes: [
    {
      id: 'n1',
      display_name: 'Smoking',
      vars: ['none', 'moderate', 'heavy'],
      parents: [],
      table: open,
      details: { states: [{}, {}, { asCondition: 'For a patient who smokes heavily' }] },
    },
    { id: 'n2', display_name: 'Age', vars: ['under 50', '50 to 69', '70 and over'], parents: [], table: open },
    {
      id: 'n3',
      display_name: 'Tumour extent',
      parents: ['n1', 'n2'],
      table: open,
      vars: ['T1–T2, confined to the larynx', 'T3, vocal fold fixed', 'T4, beyond the larynx'],
      details: { meaning: { text: 'As seen at the first visit, before any treatment.', source: 'owner' } },
    },
    { id: 'n4', display_name: 'Lymph nodes', vars: ['not involved', 'involved'], parents: ['n3'], table: open },
    { id: 'n5', display_name: 'Overall stage', vars: ['I–III', 'IV'], parents: ['n3', 'n4'], table: open },
  ],
};

/** What five experts said of the extent in heavy smokers of 50 to 69. */
const said = [
  [0.33, 0.34, 0.33],
  [0.22, 0.33, 0.45],
  [0.62, 0.24, 0.14],
  [0.38, 0.34, 0.28],
  [0.45, 0.3, 0.25],
];
const comments = [
  'Fixed cords are the rule once the patient is referred to us. I would not go below a third for T3.',
  'We see heavy smokers late: hoarse for months before anybody looks. T4 is close to half in my register.',
  'In a screening clinic most are caught early. My patients are not the referred ones.',
  undefined,
  'Read as “at first diagnosis”. At recurrence I would answer differently.',
];
const certainties = [1, 2, -1, 1, 1] as const;

export function buildPanelQuestion(given: Partial<PanelQuestion> = {}): PanelQuestion {
  return {
    nodeId: 'n3',
    iteration: 1,
    n: 5,
    cannotOccur: 0,
    notTheirField: 0,
    comments: 0,
    pools: { linear: [0.4, 0.31, 0.29], logarithmic: [0.4, 0.32, 0.28], median: [0.39, 0.33, 0.28] },
    disagreement: 0.05,
    kinds: ['numbers'],
    reasons: [],
    ...given,
  };
}

const ofExtent = [
  ...[1, 2, 3, 4, 5].map((iteration) =>
    buildPanelQuestion({
      iteration,
      disagreement: 0.02 * iteration,
      effect: 0.001,
      reasons: iteration > 3 ? ['ranked'] : [],
    }),
  ),
  buildPanelQuestion({ iteration: 7, disagreement: 0.21, effect: 0.022, reasons: ['ranked', 'impossible-state'] }),
  buildPanelQuestion({
    iteration: 8,
    comments: 4,
    disagreement: 0.31,
    kinds: ['order', 'reading'],
    effect: 0.061,
    reasons: ['ranked', 'order'],
  }),
  buildPanelQuestion({ iteration: 9, disagreement: 0.12, effect: 0.004, reasons: ['ranked'] }),
];
const ofNodes = [1, 2, 3].map((iteration) =>
  buildPanelQuestion({
    nodeId: 'n4',
    iteration,
    n: 4,
    cannotOccur: iteration === 1 ? 1 : 0,
    notTheirField: iteration === 1 ? 0 : 1,
    pools: { linear: [0.3, 0.7], logarithmic: [0.29, 0.71], median: [0.3, 0.7] },
    disagreement: 0.07 * iteration,
    effect: [0.006, 0.0005, 0.048][iteration - 1] ?? 0,
    reasons: iteration === 2 ? [] : iteration === 1 ? ['cannot-occur'] : ['ranked'],
  }),
);

const ofStage = [1, 2, 3, 4, 5, 6].map((iteration) =>
  buildPanelQuestion({
    nodeId: 'n5',
    iteration,
    n: 4,
    cannotOccur: iteration === 1 ? 1 : 0,
    notTheirField: iteration === 1 ? 0 : 1,
    pools: { linear: [0.3, 0.7], logarithmic: [0.29, 0.71], median: [0.3, 0.7] },
    disagreement: 0.05,
    effect: 0.002 - 0.0001 * iteration,
    reasons: ['ranked'],
  }),
);

/** What five experts say together. Nobody said anything about one question of the extent. */
export function buildResults(given: Partial<StudyResults> = {}): StudyResults {
  const questions = [...ofExtent, ...ofNodes, ...ofStage];
  return {
    round: 1,
    closedAt: '2026-11-26T10:15:00.000Z',
    primary: 'linear',
    experts: 5,
    asked: 18,
    questions,
    panel: [1, 2, 3, 4, 5].map((code) => ({ code, answered: code === 4 ? 16 : 18 })),
    toDiscuss: [6, 10, 5, 8, 7, 11, 12, 13, 14, 15, 16, 3, 4],
    outcomes: [
      {
        node: 'n5',
        state: 1,
        pools: { linear: { share: 0.33 }, logarithmic: { share: 0.34 } },
        experts: [0.35, 0.46, 0.22, 0.31, 0.28].map((share, index) => ({
          code: index + 1,
          share,
          own: index === 3 ? 16 : 18,
        })),
        mean: { share: 0.32, n: 5 },
        joint: { share: 0.32, n: 5 },
      },
      {
        node: 'n4',
        state: 1,
        pools: { linear: { share: 0.14 }, logarithmic: { share: 0.13 } },
        experts: [0.14, 0.19, 0.09, 0.17, 0.12].map((share, index) => ({ code: index + 1, share, own: 18 })),
        mean: { share: 0.14, n: 5 },
        joint: { share: 0.14, n: 5 },
      },
    ],
    ...given,
  };
}

/** What an expert gets: nobody's code. */
export function buildUnlinkedResults(given: Partial<StudyResults> = {}): StudyResults {
  const { panel: _, outcomes, questions, ...results } = buildResults();
  return {
    ...results,
    toDiscuss: [],
    questions: questions.map(({ nodeId, iteration, n, comments, pools: { linear } }) => ({
      nodeId,
      iteration,
      n,
      comments,
      kinds: [],
      reasons: [],
      pools: linear ? { linear } : {},
    })),
    outcomes: outcomes.map(({ node, state, pools: { linear } }) => ({ node, state, pools: linear ? { linear } : {} })),
    ...given,
  };
}

/** What each of the five said to a question of these results. */
function buildStudyAnswers(nodeId: string, iteration: number): StudyAnswers {
  const isExtent = nodeId === 'n3';
  const answers = said.flatMap((shares, index): StudyAnswer[] => {
    const code = index + 1;
    if (!isExtent && code === 5) return [{ code, standing: iteration === 1 ? 'cannot_occur' : 'not_my_field' }];
    const comment = isExtent && iteration === 8 ? comments[index] : undefined;
    const certainty = certainties[index];
    return [
      {
        code,
        standing: 'answered',
        shares: isExtent ? shares : [shares[1] ?? 0, 1 - (shares[1] ?? 0)],
        ...(certainty === undefined ? {} : { certainty }),
        ...(comment === undefined ? {} : { comment }),
        ...(!isExtent && code === 2 ? { combined: true } : {}),
      },
    ];
  });
  return { nodeId, iteration, answers, comments: [] };
}

const unlinkedComments = comments.flatMap((comment) => comment ?? []).reverse();

/** A study whose results its owner has opened. */
const buildOpenedStudy = () =>
  ({
    ...buildClosedStudy({ resultsOpenedAt: '2026-11-26T11:00:00.000Z' }),
    experts,
  }) satisfies ReturnType<typeof buildClosedStudy>;

interface ResultsWorld {
  /** Undefined where they are not opened. */
  readonly results?: StudyResults | undefined;
  readonly study?: ReturnType<typeof buildClosedStudy>;
  readonly overview?: ReturnType<typeof buildOwnOverview>;
  /** How many of the five answered. */
  readonly answered?: number;
}

/** The server of somebody who reads the results of a study. */
export function resultsServer({
  results,
  study = buildOpenedStudy(),
  overview = buildOwnOverview(),
  answered = 5,
}: ResultsWorld): RequestHandler[] {
  const isUnlinked = results !== undefined && results.panel === undefined;
  const redacted = new Map<string, { code: number; at: string; reason: string }>();
  const withoutRedacted = (question: PanelQuestion): PanelQuestion =>
    redacted.has(`${question.nodeId} ${question.iteration}`)
      ? { ...question, comments: question.comments - 1 }
      : question;
  const answersTo = (nodeId: string, iteration: number) => {
    const { answers, ...place } = buildStudyAnswers(nodeId, iteration);
    const taken = redacted.get(`${nodeId} ${iteration}`);
    const left = answers?.map((answer) => {
      if (answer.code !== taken?.code) return answer;
      const { comment: _, ...rest } = answer;
      return { ...rest, redacted: { at: taken.at, reason: taken.reason } };
    });
    return { ...place, answers: left?.slice(0, answered) ?? [] };
  };
  return [
    http.get('/network/study/{id}/results', ({ response }) =>
      results
        ? response(200).json({ ...results, questions: results.questions.map(withoutRedacted) })
        : response(409).json(buildError('The results have not been opened yet.', 'results_unopened')),
    ),
    http.get('/network/study/{id}/results/{nodeId}/{iteration}', ({ params, response }) => {
      const { answers, ...place } = answersTo(params.nodeId, Number(params.iteration));
      const wrote = answers.some(({ comment }) => comment) ? unlinkedComments : [];
      return response(200).json(isUnlinked ? { ...place, comments: wrote } : { ...place, answers });
    }),
    http.post('/network/study/{id}/results/{nodeId}/{iteration}/redact', async ({ params, request, response }) => {
      const { code, reason } = await request.json();
      redacted.set(`${params.nodeId} ${params.iteration}`, { code, at: '2026-11-27T10:15:00.000Z', reason });
      return response(200).json(answersTo(params.nodeId, Number(params.iteration)));
    }),
    http.get('/network/tables/{id}', ({ response }) => response(200).json(resultsTables)),
    ...studyServer(study, overview),
  ];
}

/** The network as an expert of its study sees it. */
export const buildExpertOverview = () => buildOwnOverview({ may: ['view', 'read_numbers', 'take_part'] });
