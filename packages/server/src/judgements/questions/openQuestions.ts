import type { QuestionOrder } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import type { ProgressRow } from '../../networks/index.js';
import { answeredAmong, answeredFrom } from '../answers/answers.js';
import { listSetAside } from '../answers/setAside.js';
import { type Ordered, orderOf } from './orderOf.js';

/** How many questions to check first; each further batch reaches ten times as far. */
const FIRST_LOOK = 20;
/** How many answered iterations to read at once when there are too many questions to list. */
const WINDOW = 2_000;

/** An iteration; undefined if there is none, 'unknown' if the combinations are too hard to search. */
export type Following = number | undefined | 'unknown';

/** The input of a search. */
export interface OpenQuestions extends Ordered {
  readonly progress: ProgressRow;
  /** Whose questions that they set aside are passed over; undefined: nobody's. */
  readonly userId: string | undefined;
  /** What was read along with the question that the search starts after. */
  readonly ahead?: AnsweredAhead;
}

/** The answered iterations after one, up to and including `to`; and all that the person set aside in the node. */
export interface AnsweredAhead {
  readonly to: number;
  readonly answered: ReadonlySet<number>;
  readonly setAside: readonly number[];
}

/** The next open question after an iteration, wrapping around to the beginning; pass 0 to start there. */
export async function nextOpen(
  reader: Reader,
  questions: OpenQuestions,
  after: number,
  except?: number,
): Promise<Following> {
  const { progress, userId, ahead } = questions;
  if (progress.open === 0n) return undefined;
  const order = orderOf(questions);
  const upcoming = order.upcoming(after);
  const setAside = ahead?.setAside ?? (userId === undefined ? [] : await listSetAside(reader, progress, userId));
  const passed = new Set(setAside);
  if (except !== undefined) passed.add(except);
  const near = ahead && nextIn(ahead, order, { after, passed });
  if (near !== undefined) return near;
  return upcoming
    ? firstOpen(reader, progress, upcoming, passed)
    : nextOfMany(reader, progress, order, { after, passed });
}

/**
 * The question that follows: the next open one or, if none is left, the next in order although it is answered. A review
 * of a finished node thus visits each question once and ends.
 */
export async function nextOrReview(reader: Reader, questions: OpenQuestions, iteration: number): Promise<Following> {
  if (questions.progress.open > 0n) return nextOpen(reader, questions, iteration, iteration);
  return knownAfter(orderOf(questions), iteration);
}

/** The next question in order, whether or not it is answered. */
export const knownAfter = (order: QuestionOrder, iteration: number): Following => known(order.after(iteration));

/** The next open question if it is among those that were read along, as it nearly always is. */
function nextIn(
  { to, answered }: AnsweredAhead,
  order: QuestionOrder,
  { after, passed }: { after: number; passed: ReadonlySet<number> },
): number | undefined {
  const isRead = (iteration: number) => iteration > after && iteration <= to;
  const open = order.nextOpen(
    after,
    (iteration) => isRead(iteration) && (passed.has(iteration) || answered.has(iteration)),
  );
  return typeof open === 'number' && isRead(open) ? open : undefined;
}

async function firstOpen(
  reader: Reader,
  progress: ProgressRow,
  questions: readonly number[],
  passed: ReadonlySet<number>,
): Promise<number | undefined> {
  for (let from = 0, to = FIRST_LOOK; from < questions.length; from = to, to *= 10) {
    const some = questions.slice(from, to);
    const answered = new Set(await answeredAmong(reader, progress, some));
    const open = some.find((iteration) => !passed.has(iteration) && !answered.has(iteration));
    if (open !== undefined) return open;
  }
  return undefined;
}

async function nextOfMany(
  reader: Reader,
  progress: ProgressRow,
  order: QuestionOrder,
  { after, passed }: { after: number; passed: ReadonlySet<number> },
): Promise<Following> {
  const search = (answered: ReadonlySet<number>) =>
    known(order.nextOpen(after, (iteration) => passed.has(iteration) || answered.has(iteration)));
  // Answers are usually contiguous, so the window after `after` nearly always contains all that matter.
  const answered = new Set(await answeredFrom(reader, progress, after + 1, WINDOW));
  const ahead = search(answered);
  if (answered.size < WINDOW && typeof ahead === 'number' && ahead > after) return ahead;
  return search(new Set(await answeredFrom(reader, progress, 1, Number.MAX_SAFE_INTEGER)));
}

const known = (found: ReturnType<QuestionOrder['after']>): Following => (found === 'budget' ? 'unknown' : found);
