import type { Activity } from '../../data/activity-log/activity.js';

const activityCounts = [4, 2, 1, 0, 0, 1, 5, 14, 26, 38, 35, 30, 22, 27, 33, 31, 25, 20, 24, 36, 41, 29, 17, 9];

/** A week of a small clinic, as in the design of the dashboard. */
export const week = {
  logins: [2, 1, 9, 31, 24, 19, 27, 11],
  logouts: [5, 1, 2, 14, 26, 17, 29, 21],
  activityTimes: activityCounts.map((count, hour) => ({ hour, count })),
  nodePreferences: { small: 46, medium: 29, large: 12 },
  combinations: [
    { nodeId: 'n4', name: 'CT_of_the_neck', average: 2.2 },
    { nodeId: 'n1', name: 'Tumour_extent', average: 3.8 },
    { nodeId: 'n2', name: 'Lymph_nodes', average: 3.1 },
    { nodeId: 'n3', name: 'Overall_stage', average: 2.6 },
    { nodeId: 'n5', name: 'Stridor', average: 1.4 },
  ],
  scores: { '1': 4.2, '2': 1.9, '3': 1.6, '4': 3.9, '5': 4.1, '6': 3.4, '7': 4.4 },
  answerCount: 27,
};

/** The seven statements of the questionnaire that are answered with a score. */
export const statements = [
  { id: '1', label: 'System usability' },
  { id: '2', label: 'System complexity', lowerIsBetter: true },
  { id: '3', label: 'Technical support need', lowerIsBetter: true },
  { id: '4', label: 'Function integration' },
  { id: '5', label: 'Navigation ease' },
  { id: '6', label: 'Node relationship understanding' },
  { id: '7', label: 'Probability interface intuitiveness' },
];

export const periods = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
] as const;

const saved = JSON.stringify({ networkId: 'k7f2', node: 'Tumour extent', iteration: 14, seconds: 31 }, null, 2);

export const activities: readonly Activity[] = [
  {
    timestamp: '2026-11-21T07:52:10Z',
    user: 'ann.lindqvist@uni-klinik.example',
    type: 'question_saved',
    details: saved,
  },
  { timestamp: '2026-11-21T07:51:02Z', user: 'ann.lindqvist@uni-klinik.example', type: 'login', details: '{}' },
  {
    timestamp: '2026-11-21T07:40:44Z',
    user: 'c.okafor@hno.example',
    type: 'combinations_saved',
    details: JSON.stringify({ networkId: 'k7f2', node: 'Lymph nodes', combinations: 3 }, null, 2),
  },
  { timestamp: '2026-11-21T07:12:00Z', user: 'c.okafor@hno.example', type: 'login', details: '{}' },
  {
    timestamp: '2026-11-20T21:47:31Z',
    user: 'm.ferreira@med.example',
    type: 'network_uploaded',
    details: JSON.stringify({ networkId: 'p3x9', name: 'Larynx', nodes: 22 }, null, 2),
  },
  { timestamp: '2026-11-20T21:45:09Z', user: 'm.ferreira@med.example', type: 'logout', details: '{}' },
  {
    timestamp: '2026-11-20T20:30:55Z',
    user: 'j.brandt@praxis.example',
    type: 'questionnaire_submitted',
    details: '{}',
  },
  { timestamp: '2026-11-20T20:02:18Z', user: 'j.brandt@praxis.example', type: 'question_saved', details: saved },
  { timestamp: '2026-11-20T19:58:40Z', user: 'j.brandt@praxis.example', type: 'question_saved', details: saved },
];
