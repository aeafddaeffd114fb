import type { components, NetworkNode, NetworkOverview, NetworkStructure, NodeSummary } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { http } from './fakeServer.js';
import { buildQuestion, questionServer } from './questionBuilders.js';

export const NETWORK = 'Lx7fK2pQ9xWb';
export const networkPath = `/network/${NETWORK}/`;
/** The node n3, "Metastasis", which has two parents and four questions. */
export const nodePath = `/network/${NETWORK}/n3`;

export function buildNodeSummary(given: Partial<NodeSummary> = {}): NodeSummary {
  return {
    id: 'n3',
    name: 'Metastasis',
    display_name: 'Metastasis',
    pages: 4,
    estimatedTime: 6,
    completed: false,
    inProgress: false,
    percentCompleted: 0,
    ...given,
  };
}

const site = { id: 'n1', name: 'Site', display_name: 'Tumour site', pages: 1, estimatedTime: 1 };
const stage = { id: 'n2', name: 'TStage', display_name: 'T stage', pages: 12, estimatedTime: 5 };

/** Three nodes: completed, not started and in progress. */
export function buildOverview(given: Partial<NetworkOverview> = {}): NetworkOverview {
  return {
    networkId: NETWORK,
    networkName: 'Laryngeal carcinoma',
    title: 'A network for practice',
    percentCompleted: 38,
    hasSubmittedFeedback: false,
    nodes: [
      buildNodeSummary({ ...site, completed: true, percentCompleted: 100 }),
      buildNodeSummary(stage),
      buildNodeSummary({ inProgress: true, percentCompleted: 25 }),
    ],
    filename: 'larynx_tnm_v3.xdsl',
    nodeCount: 4,
    sharedWith: 2,
    minutesLeft: 11,
    nextQuestion: { nodeId: 'n3', iteration: 2, display_name: 'Metastasis' },
    notAssessed: [
      { id: 'n4', name: 'Cost', display_name: 'Cost', reason: 'utility', text: 'A utility has no probabilities.' },
    ],
    ...given,
  };
}

export function buildStructure(): NetworkStructure {
  return {
    networkId: NETWORK,
    nodes: [
      { id: 'n1', name: 'Site', display_name: 'Tumour site', kind: 'chance', parents: [] },
      { id: 'n2', name: 'TStage', display_name: 'T stage', kind: 'chance', parents: ['n1'] },
      { id: 'n3', name: 'Metastasis', display_name: 'Metastasis', kind: 'chance', parents: ['n1', 'n2'] },
      { id: 'n4', name: 'Cost', display_name: 'Cost', kind: 'utility', parents: ['n3'], reason: 'utility' },
    ],
  };
}

/** A node without combinations so far. */
export function buildNode(given: Partial<NetworkNode> = {}): NetworkNode {
  return {
    node: { id: 'n3', display_name: 'Metastasis', vars: ['absent', 'regional_only', 'distant'] },
    parents: [
      { display_name: 'Tumour site', vars: ['glottic', 'supraglottic'] },
      { display_name: 'T stage', vars: ['T1_T2', 'T3_T4'] },
    ],
    combinations: [],
    redirect: null,
    revision: 'r4-0',
    questions: 4,
    secondsPerQuestion: 60,
    answeredIterations: 0,
    ...given,
  };
}

/** A network's activity around this moment. */
export function buildActivity(now = Date.now()): components['schemas']['NetworkActivity'] {
  const before = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const okafor = { username: 'c.okafor@hno.example', name: 'Chidi Okafor' };
  return {
    people: [
      { username: 'ann@example.org', name: 'Ann Sørensen', part: 'owner', answers: 126, lastSeen: before(0) },
      { ...okafor, part: 'collaborator', answers: 34, lastSeen: before(25) },
      { username: 'ferreira@example.org', name: '', part: 'invited', answers: 0, since: before(50) },
      { username: 'new@example.org', name: '', part: 'invited', answers: 0, since: before(26) },
      { username: 'brandt@example.org', name: '', part: 'declined', answers: 0, since: before(96) },
    ],
    nodes: [
      {
        nodeId: 'n3',
        display_name: 'Metastasis',
        username: 'ann@example.org',
        name: 'Ann Sørensen',
        answers: 6,
        at: before(0),
      },
      { nodeId: 'n3', display_name: 'Metastasis', ...okafor, answers: 2, at: before(25) },
      { nodeId: 'n1', display_name: 'Tumour site', ...okafor, answers: 0, at: before(30) },
    ],
  };
}

/** What everybody who works on a network may, beside resetting. */
export const member = ['view', 'read_numbers', 'see_people', 'assess', 'combine'] as const;

/** A server with one network. Its overview may change between calls. */
export function networkServer(overview: NetworkOverview | (() => NetworkOverview) = buildOverview()): RequestHandler[] {
  const now = typeof overview === 'function' ? overview : () => overview;
  return [
    http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess: true })),
    http.get('/network/overview/{id}', ({ response }) => response(200).json(now())),
    http.get('/network/structure/{id}', ({ response }) => response(200).json(buildStructure())),
    http.post('/network/{networkId}/{nodeId}/reset', ({ response }) =>
      response(200).json({ success: true, estimatedTime: 7 }),
    ),
    ...nodeServer(),
  ];
}

/** A server with one node, whose first open question is the second. */
export function nodeServer(node: NetworkNode = buildNode()): RequestHandler[] {
  const questions = questionServer(buildQuestion());
  return [
    http.get('/network/overview/{id}', ({ response }) => response(200).json(buildOverview())),
    http.get('/network/structure/{id}', ({ response }) => response(200).json(buildStructure())),
    // Must precede the call for a node, whose pattern matches this address too.
    http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess: true })),
    http.get('/network/{networkId}/{nodeId}', ({ response }) => response(200).json(node)),
    http.post('/network/{networkId}/{nodeId}/save', ({ response }) =>
      response(200).json({ success: true, nextQuestion: 2, revision: 'r4-1' }),
    ),
    ...questions,
  ];
}
