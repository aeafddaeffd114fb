import type { NetworkTables, StudyProtocol } from '@credence/api-client';
import type { StudyWords } from '@credence/text';
import * as v from 'valibot';
import { whole, written } from '../../ground/device/shapes.js';
import type { Form } from '../../ground/drafts/drafts.js';

export const protocolFormOf = (networkId: string): Form => ({ form: 'study', networkId });

/** As many questions as a list may have. */
export const mostQuestions = 5000;
/** As long as the purpose may be. */
export const longestPurpose = 2000;

/** A protocol as it is written: nodes instead of their questions, and the reader's own time. */
export const protocolDraft = v.object({
  /** `ranked`: those questions that matter most, of whichever nodes they are. */
  nodes: v.union([v.literal('all'), v.literal('ranked'), v.array(v.string())]),
  /** How many questions are to be ranked, as it is typed. */
  most: v.optional(v.string(), '20'),
  /** The list that the last ranking made; empty until there is one. */
  ranked: v.optional(v.array(v.object({ nodeId: v.string(), iteration: whole(1) })), []),
  order: v.picklist(['fixed', 'drawn']),
  start: v.optional(v.picklist(['value', 'blank']), 'blank'),
  combinations: v.boolean(),
  /** `2026-12-17T22:59` where the reader is; empty for none. */
  closes: written(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/),
  sees: v.picklist(['own', 'pool']),
  primary: v.picklist(['linear', 'logarithmic']),
  withdrawal: v.picklist(['until_closed', 'until_final']),
  purpose: v.string(),
});
export type ProtocolFormValue = Readonly<v.InferOutput<typeof protocolDraft>>;

const WEEKS = 3;

/** What a study begins with: nothing preset that could sway an answer, and three weeks' time. */
export function firstProtocol(now: Date): ProtocolFormValue {
  const closes = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7 * WEEKS, 22, 59);
  return {
    ...{ nodes: 'all', most: '20', ranked: [], order: 'drawn', start: 'blank' },
    ...{ combinations: true, closes: localTime(closes) },
    ...{ sees: 'pool', primary: 'linear', withdrawal: 'until_final', purpose: '' },
  };
}

export function formOf({
  questions,
  ranked: isRanked,
  start = 'value',
  closesAt,
  ...same
}: StudyProtocol): ProtocolFormValue {
  const kept = { ...same, start, closes: localTime(new Date(closesAt)) };
  if (questions === 'all') return { ...kept, nodes: questions, most: '20', ranked: [] };
  if (isRanked) return { ...kept, nodes: 'ranked', most: String(questions.length), ranked: questions };
  return { ...kept, nodes: [...new Set(questions.map(({ nodeId }) => nodeId))], most: '20', ranked: [] };
}

/** How many questions each node has, if it is asked without combinations: one for each case of its parents. */
export function questionCounts({ nodes }: Pick<NetworkTables, 'nodes'>): ReadonlyMap<string, number> {
  const states = new Map(nodes.map(({ id, vars }) => [id, vars.length]));
  return new Map(
    nodes.map(({ id, parents }) => [id, parents.reduce((product, parent) => product * (states.get(parent) ?? 0), 1)]),
  );
}

/** What the nodes have to ask: how many questions each, and those of a list that was saved, which may be fewer. */
export interface Askable {
  /** Undefined while they are not counted. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly saved: StudyProtocol | undefined;
}

const savedOf = (nodeId: string, { saved }: Askable) =>
  saved === undefined || saved.questions === 'all'
    ? []
    : saved.questions.filter((question) => question.nodeId === nodeId);

/** How many questions the form asks; undefined while they are not counted, or where it asks all. */
export function countAsked({ nodes }: ProtocolFormValue, from: Askable): number | undefined {
  const { counts } = from;
  if (typeof nodes === 'string' || !counts) return undefined;
  return nodes.reduce((sum, node) => sum + (savedOf(node, from).length || (counts.get(node) ?? 0)), 0);
}

export function protocolOf(value: ProtocolFormValue, from: Askable): StudyProtocol {
  const { nodes, most: _most, ranked, closes, combinations, ...same } = value;
  const questionsOf = (nodeId: string) => {
    const saved = savedOf(nodeId, from);
    if (saved.length > 0) return saved;
    return Array.from({ length: from.counts?.get(nodeId) ?? 0 }, (_, at) => ({ nodeId, iteration: at + 1 }));
  };
  return {
    ...same,
    ...(nodes === 'ranked'
      ? { questions: [...ranked], ranked: true }
      : { questions: nodes === 'all' ? nodes : nodes.flatMap(questionsOf) }),
    combinations: combinations && nodes === 'all',
    closesAt: new Date(closes).toISOString(),
  };
}

export type ProtocolProblems = Partial<Record<'nodes' | 'closes' | 'purpose', string>>;

/** What has to be mended before the protocol can be saved, or the round opened. */
export function problemsOf(
  value: ProtocolFormValue,
  { asked, now, opening }: { asked: number | undefined; now: Date; opening: boolean },
  { form: text }: Pick<StudyWords, 'form'>,
): ProtocolProblems {
  const { nodes, ranked, closes, purpose } = value;
  return {
    ...(nodes === 'all' || (nodes === 'ranked' && ranked.length > 0)
      ? {}
      : nodes === 'ranked'
        ? { nodes: text.notRanked }
        : nodes.length === 0
          ? { nodes: text.noNodes }
          : asked === undefined
            ? { nodes: text.notCounted }
            : asked > mostQuestions
              ? { nodes: text.tooMany(mostQuestions) }
              : {}),
    ...(closes === '' ? { closes: text.noDate } : new Date(closes) <= now ? { closes: text.pastDate } : {}),
    ...(opening && purpose.trim() === '' ? { purpose: text.noPurpose } : {}),
  };
}

/** `2026-12-17T22:59` where the reader is. */
export function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
