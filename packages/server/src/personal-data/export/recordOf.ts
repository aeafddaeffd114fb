import { isDeepStrictEqual } from 'node:util';
import { type Direction, questionFields } from '@credence/bayesnet';
import { type RecordColumn, type RecordedAct, recordedActs } from '@credence/text';
import type { StoredCombination } from '../../database/schema/index.js';
import { type AnswerState, combinationsOf, type FieldsAsJson, type RecordedProgress } from '../../judgements/index.js';
import type { Act } from './acts.js';
import { countsNow, type OwnRows } from './countsNow.js';
import { certaintyIn, combinationInWords, sentenceOf, type ShareOfState, sharesIn } from './inWords.js';
import { conditionsOf, type PlaceNode, statesAt } from './judgementPlaces.js';
import { restoredBy } from './ownWords.js';

/** One act as a person reads it. */
export type RecordEntry = Readonly<Record<Exclude<RecordColumn, 'shares'>, string | number | null>> & {
  readonly shares: readonly ShareOfState[];
};

/** A study says once more, without a node, what was done to its nodes. */
const isRecorded = (act: Act): act is Act & { type: RecordedAct } =>
  act.nodeKey !== null && (recordedActs as readonly string[]).includes(act.type);

/** All acts of a person that changed a node, in words, in the order of time. */
export function recordOf(acts: readonly Act[], own: OwnRows): RecordEntry[] {
  const directions = new Map<string, unknown>();
  return acts.filter(isRecorded).map((act) => {
    const { places, words } = own;
    const node = places.node(act);
    const key = `${act.networkId} ${act.assessmentId} ${act.nodeKey}`;
    const told = tell(act, node, own, directions.get(key));
    if (act.type === 'directions_saved') directions.set(key, act.after);
    const { at, type, networkId, assessmentId, nodeKey, epoch, revision, iteration } = act;
    const states = node && iteration ? statesAt(node, iteration) : undefined;
    return {
      at: at.toISOString(),
      act: words.acts[type],
      network: places.network(act) ?? null,
      assessment: places.assessment(act) ?? null,
      node: node?.name ?? null,
      question: iteration,
      conditions: node && states ? conditionsOf(node, states, words) : null,
      before: null,
      after: null,
      shares: [],
      certainty: null,
      comment: null,
      cameAbout: null,
      reason: null,
      seconds: null,
      countsNow: null,
      ...told,
      type,
      networkId,
      assessmentId,
      nodeKey,
      epoch,
      revision,
    };
  });
}

type Told = Partial<Pick<RecordEntry, 'act' | 'before' | 'after' | 'shares' | 'certainty' | 'comment'>> &
  Partial<Pick<RecordEntry, 'cameAbout' | 'reason' | 'seconds' | 'countsNow'>>;

/** What became of a node, in words. Of an erased network, nothing is kept. */
function tell(act: Act & { type: RecordedAct }, node: PlaceNode | undefined, own: OwnRows, expected: unknown): Told {
  const { words } = own;
  if (!node || act.after === null) return { before: words.notRecorded, after: words.notRecorded };
  if (act.type === 'answer_saved') return answered(act, node, own);
  if (act.type === 'combinations_saved') return combined(act, node, own);
  if (act.type === 'directions_saved') return directed(act, node, own, expected);
  if (act.type === 'node_feedback_saved') return judged(act, own);
  const closed = (state: unknown) => {
    if (!state) return words.notRecorded;
    const { closed: done, open } = state as RecordedProgress;
    return words.progress(done, open);
  };
  return { before: closed(act.before), after: closed(act.after) };
}

function answered(act: Act, node: PlaceNode, own: OwnRows): Told {
  const { words, userId, wordsOf } = own;
  const state = act.after as AnswerState;
  const before = act.before as AnswerState | null;
  const mine = (answer: AnswerState) => ({
    ...answer,
    comment: wordsOf.comment({ ...act, revision: answer.revision }, answer.comment),
  });
  const answer = mine(state);
  const was = before && (before.authorId === userId ? sentenceOf(node, mine(before), words) : words.notYours);
  return {
    ...(state.standing === 'not_my_field' ? { act: words.setAside } : {}),
    before: was ?? words.nothing,
    after: sentenceOf(node, answer, words),
    shares: sharesIn(node, answer),
    certainty: certaintyIn(answer, words) || null,
    comment: answer.comment || null,
    cameAbout: cameAbout(state, restoredBy(act) !== undefined, own),
    reason: state.reason ?? null,
    seconds: state.seconds ?? null,
    countsNow: words.counts[countsNow({ ...act, revision: state.revision }, own)],
  };
}

/** How an answer came about; null where nobody said so. */
export function cameAbout(
  said: Partial<FieldsAsJson>,
  isRestored: boolean,
  { words }: Pick<OwnRows, 'words'>,
): string | null {
  if (isRestored) return words.origins.restored;
  const began = said.takenFrom ? undefined : said.origin && words.origins[said.origin];
  const from = questionFields.map((field) => said[field] && words.from[field](said[field]));
  return [began, ...from].filter(Boolean).join('; ') || null;
}

function combined(act: Act, node: PlaceNode, own: OwnRows): Told {
  const { words, wordsOf } = own;
  const list = (state: unknown) => {
    const all = combinationsOf(state);
    const mine = wordsOf.combinations(act, all);
    const others = all.length - mine.length;
    const sentences = mine.map((combination) => combinationInWords(node, combination, words));
    if (others > 0) sentences.push(words.combinationsOfOthers(others));
    return sentences.join('\n') || words.noCombinations;
  };
  return {
    before: act.before ? list(act.before) : words.nothing,
    after: list(act.after),
    countsNow: words.counts[combinationsCount(act, own)],
  };
}

/** Their order among the others does not matter, which may have changed since. */
function combinationsCount(act: Act, { userId, places }: OwnRows): keyof OwnRows['words']['counts'] {
  const standing = places.standing(act);
  if (!standing || act.epoch === null || !standing.epochs.has(act.epoch)) return 'reset';
  const now = standing.stored.map(unnumbered);
  const mine = combinationsOf(act.after).filter(({ authorId }) => authorId === userId);
  const left = mine.filter((one) => now.some((other) => isDeepStrictEqual(other, unnumbered(one))));
  if (left.length === mine.length) return 'yes';
  return left.length === 0 ? 'replaced' : 'partly';
}

const unnumbered = ({ number: _number, ...combination }: StoredCombination) => combination;

/** Anybody may have said what was expected before: it is told only if it is what the person had said last. */
function directed(act: Act, node: PlaceNode, { words }: OwnRows, expected: unknown): Told {
  const list = (state: unknown) =>
    (state as readonly Direction[]).map((way, at) => words.direction[way](node.parents[at]?.name ?? '')).join(', ');
  const isOwn = act.before !== null && isDeepStrictEqual(act.before, expected);
  const before = act.before === null ? words.nothing : isOwn ? list(act.before) : words.notYours;
  return { before, after: list(act.after) };
}

function judged(act: Act, { words }: OwnRows): Told {
  const tellOf = (state: unknown) => {
    const { plausible, comment } = state as { plausible: boolean; comment: string };
    return [words.plausible(plausible), comment ? words.quoted(comment) : ''].filter(Boolean).join('; ');
  };
  const { comment } = act.after as { comment: string };
  return {
    before: act.before ? tellOf(act.before) : words.nothing,
    after: tellOf(act.after),
    comment: comment || null,
  };
}
