import type { AnswerConflictBody, CurrentAnswer, Question } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { buildError } from './builders.js';
import { fakeServer, http } from './fakeServer.js';

/** The address of a question of the fake network. */
export const questionPath = (iteration: number) => `/network/Lx7fK2pQ9xWb/n3/${iteration}/`;
const savePath = '/network/{networkId}/{nodeId}/{iteration}/save';

/** The second of four questions, unanswered. */
export function buildQuestion(given: Partial<Question> = {}): Question {
  return {
    node: { id: 'n3', display_name: 'Metastasis', vars: ['absent', 'regional', 'distant'] },
    parents: [
      { display_name: 'Tumour site', value: 'glottic' },
      { display_name: 'T stage', value: 'T3_T4', previous: 'T1_T2' },
    ],
    changes: [false, true],
    currentValues: [50, 50, 50],
    currentIteration: 2,
    previousIteration: 1,
    nextIteration: 3,
    isLastIteration: false,
    percentCompleted: 25,
    timeRemaining: 4,
    answered: false,
    revision: 'r4-0',
    question: { number: 2, of: 4 },
    questionsLeft: 3,
    ...given,
  };
}

/** The question as sent by a server that knows only the fields of the specification. */
export function withoutExtras(question: Question): Question {
  const { node, changes, currentValues, currentIteration, previousIteration, nextIteration } = question;
  const { isLastIteration, percentCompleted, timeRemaining } = question;
  return {
    node,
    parents: question.parents.map(({ display_name, value }) => ({ display_name, value })),
    changes,
    currentValues,
    currentIteration,
    previousIteration,
    nextIteration,
    isLastIteration,
    percentCompleted,
    timeRemaining,
  };
}

export function buildConflict(current: Partial<CurrentAnswer> = {}): AnswerConflictBody {
  return {
    ...buildError('okafor@example.org has answered this question in the meantime.', 'stale_revision'),
    current: {
      sliders: [60, 30, 10],
      'self-eval': 1,
      comment: '',
      savedAt: '2026-11-20T16:11:58Z',
      username: 'okafor@example.org',
      revision: 'r4-1',
      ...current,
    },
  };
}

/** A server with one network and these questions; saving an answer leads to the next of them. */
export function questionServer(...questions: Question[]): RequestHandler[] {
  const at = (iteration: string) => questions.find((question) => question.currentIteration === Number(iteration));
  return [
    http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess: true })),
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ params, response }) => {
      const question = at(params.iteration);
      return question
        ? response(200).json(question)
        : response(404).json(buildError('There is no such question.', 'not_found'));
    }),
    http.post(savePath, ({ params, response }) =>
      response(200).json({ next_iteration: at(params.iteration)?.nextIteration ?? null }),
    ),
    ...fakeServer(),
  ];
}
