import {
  type AnswerRows as DomainRows,
  type DecodableAnswer as DomainDecodableAnswer,
  decodeAnswer as decode,
  type EncodedAnswer as DomainEncodedAnswer,
  encodeAnswer as encode,
  type ResolvedAnswer as DomainResolvedAnswer,
  resolveAnswer as resolve,
} from '@credence/bayesnet/shares';

/**
 * What somebody has answered of one distribution: `values`, in which null is a row that nobody set; where such a row
 * `start`s, 50 if left out and nowhere if null; and the `order` in which rows were set.
 * @since 0.1.0
 * @experimental
 */
export type AnswerRows = DomainRows;

/**
 * What the rows of an answer show and what is stored of them, in parts per million.
 * @since 0.1.0
 * @experimental
 */
export type ResolvedAnswer = DomainResolvedAnswer;

/**
 * An answer in whole percents, with what these cannot say and who set which row.
 * @since 0.1.0
 * @experimental
 */
export type EncodedAnswer = DomainEncodedAnswer;

/**
 * The same as it comes back, from a server that need not know of `exact` and `touched`.
 * @since 0.1.0
 * @experimental
 */
export type DecodableAnswer = DomainDecodableAnswer;

/**
 * What each row shows and what is stored: the rule that every component of the kit asks.
 * @since 0.1.0
 * @experimental
 */
export const resolveAnswer = (rows: AnswerRows): ResolvedAnswer => resolve(rows);

/**
 * The answer to send, in whole percents and parts per million.
 * @since 0.1.0
 * @experimental
 */
export const encodeAnswer = (rows: AnswerRows): EncodedAnswer => encode(rows);

/**
 * The rows of an answer that was sent, such that they show what is stored of it.
 * @since 0.1.0
 * @experimental
 */
export const decodeAnswer = (answer: DecodableAnswer): AnswerRows => decode(answer);
