import type { AnswerSave, Certainty, Question } from '@credence/api-client';
import {
  type AnswerRows,
  type DecodableAnswer,
  decodeAnswer,
  encodeAnswer,
  isAnswered,
  isCertainty,
  resolveAnswer,
  type Share,
  type ShareValues,
  type AnswerStanding,
  type GivingField,
  START_PERCENT,
} from '@credence/bayesnet';
import * as v from 'valibot';
import { valid } from '../../ground/device/valid.js';
import type { Draft, Form } from '../../ground/drafts/drafts.js';
import type { UnsentAnswer } from './outgoing.js';
import type { AnswerPlace } from './place.js';
import { comment as written, definedOf, fields, type Marks, marks, marksOf, rowOrder, share } from './saidBeside.js';
import { header } from './storedAnswer.js';
import { isAnyExact } from './wireShares.js';

/** An answer as currently shown on the screen. */
export interface AnswerDraft extends Marks {
  /** What was set of each state; null for one that nobody set. */
  readonly values: ShareValues;
  /** Where each state stands that nobody set; left out: at 50. Null: nowhere, as in a blank start. */
  readonly start?: readonly Share[] | null | undefined;
  /** The states in the order in which they were set. */
  readonly order?: readonly number[] | undefined;
  readonly certainty: Certainty | null;
  readonly comment: string;
  /** Missing for a question that is answered. */
  readonly standing?: AnswerStanding;
}

/** An answer on the wire, without the time that it took. */
export type UntimedAnswer = Omit<AnswerSave, 'timer'>;

/** A draft that fits the question, and whether a newer answer has been saved since. */
export interface RestoredAnswer extends AnswerDraft {
  readonly at: Date;
  /** The revision it is based on, if the draft says so. */
  readonly base: string | undefined;
  readonly outdated: boolean;
}

/** The name of a question's draft, and of its answer on the way. */
export const answerForm = (place: AnswerPlace): Form => {
  const { networkId, assessmentId, nodeId, iteration } = place;
  return { form: 'answer', networkId, nodeId, iteration, ...definedOf({ assessmentId }) };
};

/** The rows of an answer, as the domain takes them. */
export const rowsOf = ({ values, start, order }: AnswerDraft): AnswerRows => ({ values, start, order });

/** What is stored of an answer, in parts per million; undefined as long as nothing can be. */
export const storedShares = (draft: AnswerDraft): readonly number[] | undefined => resolveAnswer(rowsOf(draft)).stored;

/** What a browser stored of an answer. */
const typed = v.pipe(
  v.object({
    values: v.array(v.nullable(share)),
    start: v.exactOptional(v.nullable(v.array(share))),
    order: v.exactOptional(rowOrder),
    certainty: v.nullable(v.custom<Certainty>(isCertainty)),
    comment: written,
    standing: v.optional(fields.standing.wrapped),
    ...marks,
    revision: v.fallback(v.optional(header), undefined),
  }),
  v.check(
    ({ values, start, order }) =>
      (!start || start.length === values.length) && (!order || order.every((state) => state < values.length)),
  ),
);

/** What a draft holds; undefined if it is none. */
const typedAnswer = (draft: Draft) => valid(typed, draft.value) as (AnswerDraft & { revision?: string }) | undefined;

/** The answer as it is sent; undefined while the certainty is missing. What is set aside asks for none. */
export function givenAnswer(draft: AnswerDraft): UntimedAnswer | undefined {
  const { certainty, comment, standing } = draft;
  const isSetAside = !isAnswered({ standing });
  if (certainty === null && !isSetAside) return undefined;
  return {
    ...encodedRows(draft),
    'self-eval': isSetAside || certainty === null ? 1 : certainty,
    comment: !isSetAside && Number(certainty) < 0 ? comment : '',
    ...(standing && isSetAside ? { standing } : {}),
    ...originOf(draft),
  };
}

/** The rows as they are sent. */
function encodedRows(draft: AnswerDraft) {
  const { sliders, exact, touched } = encodeAnswer(rowsOf(draft));
  return { sliders: [...sliders], touched: [...touched], ...(exact ? { exact: [...exact] } : {}) };
}

/** The rows of an answer that was sent; what stands at 50 needs no mark. */
function decodedRows(answer: DecodableAnswer): Pick<AnswerDraft, 'values' | 'start'> {
  const { values, start } = decodeAnswer(answer);
  const isUsual = !start || !values.includes(null) || start.every((each) => each === START_PERCENT);
  return isUsual ? { values } : { values, start };
}

/** How the answer came about. What was taken over stays so however much of it was changed since. */
function originOf(draft: AnswerDraft): Pick<UntimedAnswer, GivingField> {
  if (!isAnswered(draft)) return { origin: 'given' };
  const origin = draft.takenFrom === undefined ? 'given' : 'taken_over';
  return { origin, ...marksOf({ ...draft, reason: draft.reason?.trim() || undefined }) };
}

/** An answer as the screen shows it: what nobody touched is open again, and so is a certainty that was not asked for. */
function draftOfAnswer(answer: UntimedAnswer): AnswerDraft {
  const { sliders, touched, exact, standing, comment, ...given } = answer;
  const said = isAnswered({ standing });
  return {
    ...decodedRows({ sliders, exact, touched }),
    certainty: said ? given['self-eval'] : null,
    comment: said ? comment : '',
    ...(standing && !said ? { standing } : {}),
    ...marksOf(answer),
  };
}

/** The answer stored on the server; unanswered values if there is none. */
export function loadedAnswer(question: Question): AnswerDraft {
  const { currentValues: sliders, exact, touched, standing, author } = question;
  // How certain somebody else was is theirs alone.
  const { comment = '', 'self-eval': certainty = null } = author ? {} : question;
  const isOpen = question.answered === false && !question.decidedBy;
  const said = draftOfAnswer({ sliders, 'self-eval': 1, comment, ...definedOf({ exact, touched, standing }) });
  return {
    ...said,
    ...(isOpen ? openRows(question) : {}),
    certainty: isAnswered({ standing }) ? certainty : null,
  };
}

/** The rows of a question that nobody has answered. */
const openRows = ({ node, start }: Question): Pick<AnswerDraft, 'values' | 'start'> => {
  const values = node.vars.map(() => null);
  return start === 'blank' ? { values, start: null } : { values };
};

/** The draft to store: the answer, and the revision it is based on. */
export const keptAnswer = (answer: AnswerDraft, revision: string | undefined) => definedOf({ ...answer, revision });

/** Turns an unsent answer into a draft. */
export const draftOf = ({ answer, revision, at }: UnsentAnswer): Draft => ({
  value: keptAnswer(draftOfAnswer(answer), revision),
  at,
});

/**
 * Restores the draft of this question; undefined if there is none, or if it matches the saved answer.
 * @param newest the revision that a draft typed now would be based on
 */
export function restoreAnswer(
  draft: Draft | undefined,
  question: Question,
  newest = question.revision,
): RestoredAnswer | undefined {
  const kept = draft && typedAnswer(draft);
  if (!kept || kept.values.length !== question.node.vars.length) return undefined;
  // The page was closed after the save but before the draft was deleted.
  const saved = savedAnswer(question);
  if (saved && isDraftOf(draft, saved)) return undefined;
  const { revision: base, ...answer } = kept;
  return { ...answer, at: draft.at, base, outdated: base !== newest };
}

/** The answer that the server has to this question; undefined if it has none, or leaves out some of its fields. */
export function savedAnswer({ answered, currentValues, comment, ...question }: Question): UntimedAnswer | undefined {
  const { exact, touched, standing, 'self-eval': certainty } = question;
  if (standing === 'not_my_field') return { sliders: currentValues, 'self-eval': 1, comment: '', standing };
  if (answered !== true || certainty === undefined || typeof comment !== 'string') return undefined;
  return { sliders: currentValues, 'self-eval': certainty, comment, ...definedOf({ exact, touched, standing }) };
}

/** Whether a draft contains nothing beyond this answer, and so has been saved with it. */
export function isDraftOf(draft: Draft, answer: UntimedAnswer): boolean {
  const kept = typedAnswer(draft);
  const given = kept && givenAnswer(kept);
  if (!given) return false;
  const { exact: _, ...whole } = given;
  // A server that keeps sliders alone was sent no exact shares of what follows.
  const isPlain = [answer.exact, answer.touched].every((mark) => mark === undefined);
  const sent = isPlain && !kept.values.some((value) => typeof value === 'object' && value !== null) ? whole : given;
  // If the certainty needs no comment, none is sent.
  const isSameComment = kept.comment === answer.comment;
  return isSameAnswer(isSameComment ? { ...sent, comment: answer.comment } : sent, answer);
}

/**
 * Whether the server already has exactly this answer from this person, so that saving it changes nothing. If a
 * combination decides, the same answer given again takes precedence over it; and a field the server leaves out is not
 * assumed equal.
 */
export function isSavedAnswer(answer: UntimedAnswer, question: Question): boolean {
  const saved = question.decidedBy || question.author ? undefined : savedAnswer(question);
  return saved !== undefined && isSameAnswer(saved, answer);
}

/**
 * Whether two answers are equal, ignoring the time they took. How they came about is compared where both say it; the
 * server does not, of the answer that it has.
 */
export function isSameAnswer(one: UntimedAnswer, other: UntimedAnswer): boolean {
  const touched = one.touched !== undefined && other.touched !== undefined;
  const marked = one.origin !== undefined && other.origin !== undefined;
  const told = ({ sliders, comment, exact, standing, ...answer }: UntimedAnswer) => {
    if (!isAnswered({ standing })) return standing;
    return JSON.stringify([
      sliders,
      answer['self-eval'],
      comment,
      isAnyExact(exact) && exact,
      touched && answer.touched,
      marked && marksOf(answer),
    ]);
  };
  return told(one) === told(other);
}
