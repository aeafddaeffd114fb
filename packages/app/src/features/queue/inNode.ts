import { type AnswerPlace, placeIn } from '../answering/place.js';
import { readQuestion } from '../answering/questions.js';
import { paths } from '../../ground/paths.js';
import { queue } from './browserQueue.js';

type Node = Pick<AnswerPlace, 'networkId' | 'nodeId'>;

/** The questions of the batch about one node that are not answered yet. */
const openIn = ({ networkId, nodeId }: Node): AnswerPlace[] =>
  queue
    .batch(networkId)
    .filter((question) => question.nodeId === nodeId && !question.done)
    .map((question) => placeIn(networkId, question));

/** The address of the first question that the batch has about a node; undefined if it has none. */
export function questionInNode(node: Node): string | undefined {
  const [first] = openIn(node);
  return first && paths.question.href(first.networkId, first.nodeId, first.iteration);
}

/** The question to begin a node with once its combinations are chosen: the batch's first that none of them decides. */
export async function firstInNode(node: Node, next: number): Promise<number> {
  for (const place of openIn(node)) {
    const question = await readQuestion(place, null).catch(() => undefined);
    if (question && !question.decidedBy && question.answered !== true) return place.iteration;
    if (question) queue.answered(place);
  }
  return next;
}
