import type { Question, Study, StudyProtocol } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { buildError } from './builders.js';
import { http } from './fakeServer.js';
import { NETWORK } from './networkBuilders.js';
import { buildQuestion } from './questionBuilders.js';
import { buildOpenStudy, buildProtocol, studyServer } from './studyServer.js';

export const tryPath = `/network/${NETWORK}/study/try`;

/** Two questions of a node, and one of another that has no conditions. */
const some: StudyProtocol['questions'] = [
  { nodeId: 'n3', iteration: 5 },
  { nodeId: 'n3', iteration: 2 },
  { nodeId: 'n1', iteration: 1 },
];

/** A study that asks three questions, in the order of the file. */
export const buildTriedStudy = (given: Partial<Study> = {}): Study =>
  buildOpenStudy({
    protocol: buildProtocol({ questions: some, order: 'fixed', combinations: false }),
    size: { questions: 3, minutes: 4 },
    ...given,
  });

const untouched = { percentCompleted: 0, revision: 'r0-0' };
const questions: Readonly<Record<string, Question>> = {
  'n1/1': buildQuestion({
    ...untouched,
    node: { id: 'n1', display_name: 'Tumour site', vars: ['glottic', 'supraglottic'] },
    parents: [],
    changes: [],
    currentValues: [50, 50],
    currentIteration: 1,
    previousIteration: null,
    nextIteration: null,
    isLastIteration: true,
    question: { number: 1, of: 1 },
    questionsLeft: 1,
    timeRemaining: 1,
  }),
  'n3/5': buildQuestion({
    ...untouched,
    currentIteration: 5,
    previousIteration: null,
    nextIteration: 2,
    changes: [false, false],
    question: { number: 1, of: 2 },
    questionsLeft: 2,
    timeRemaining: 3,
  }),
  'n3/2': buildQuestion({
    ...untouched,
    currentIteration: 2,
    previousIteration: 5,
    nextIteration: null,
    isLastIteration: true,
    question: { number: 1, of: 2 },
    questionsLeft: 2,
    timeRemaining: 3,
  }),
};

/** The server of an owner who tries a study. */
export const trialServer = (study: Study = buildTriedStudy()): RequestHandler[] => [
  http.get('/network/study/{id}/try/{nodeId}/{iteration}', ({ params, response }) => {
    const question = questions[`${params.nodeId}/${params.iteration}`];
    return question
      ? response(200).json(question)
      : response(404).json(buildError('There is no such question.', 'question_not_found'));
  }),
  ...studyServer(study),
];
