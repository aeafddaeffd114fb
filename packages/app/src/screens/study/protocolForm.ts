import type { StudyProtocol } from '@credence/api-client';
import type { StudyWords } from '@credence/text';
import * as v from 'valibot';
import { whole, written } from '../../ground/device/shapes.js';
import type { Form } from '../../ground/drafts/drafts.js';
import { type AskedList, listOf } from './askedList.js';
import type { AskableNode } from './studyCost.js';

export const protocolFormOf = (networkId: string): Form => ({ form: 'study', networkId });

/** As many questions as a list may have. */
export const mostQuestions = 5000;
/** As long as the purpose may be. */
export const longestPurpose = 2000;

const places = v.array(v.object({ nodeId: v.string(), iteration: whole(1) }));

/** A protocol as it is written: nodes instead of their questions, and the reader's own time. */
export const protocolDraft = v.object({
  /** `ranked`: single questions, of whichever nodes they are. Null as long as it is what is proposed. */
  nodes: v.nullable(v.union([v.literal('all'), v.literal('ranked'), v.array(v.string())])),
  /** The single questions. Null as long as they are those that are proposed. */
  list: v.nullable(v.object({ questions: places, added: places, removed: places })),
  order: v.picklist(['fixed', 'drawn']),
  start: v.picklist(['value', 'blank']),
  combinations: v.boolean(),
  /** `2026-12-17T22:59` where the reader is; empty for none. */
  closes: written(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/),
  sees: v.picklist(['own', 'pool']),
  primary: v.picklist(['linear', 'logarithmic']),
  withdrawal: v.picklist(['until_closed', 'until_final']),
  purpose: v.string(),
});
type ProtocolDraft = v.InferOutput<typeof protocolDraft>;
export interface ProtocolFormValue extends Readonly<Omit<ProtocolDraft, 'nodes' | 'list'>> {
  readonly nodes: 'all' | 'ranked' | readonly string[] | null;
  readonly list: AskedList | null;
}

/** What is asked, chosen or proposed. */
export type WhatIsAsked =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly nodes: readonly string[] }
  /** `list` is undefined while the questions are being ranked. */
  | { readonly kind: 'ranked'; readonly list: AskedList | undefined };

const WEEKS = 3;

/** What a study begins with: nothing preset that could sway an answer, and three weeks' time. */
export function firstProtocol(now: Date): ProtocolFormValue {
  const closes = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7 * WEEKS, 22, 59);
  return {
    nodes: null,
    list: null,
    order: 'drawn',
    start: 'blank',
    combinations: true,
    closes: localTime(closes),
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: '',
  };
}

/** A protocol that was saved, as a form. @param closesAt when its round closes by now, if it was extended */
export function formOf(protocol: StudyProtocol, closesAt = protocol.closesAt): ProtocolFormValue {
  const { questions, ranked, order, start = 'value', combinations, sees, primary, withdrawal, purpose } = protocol;
  return {
    nodes: questions === 'all' ? 'all' : ranked ? 'ranked' : [...new Set(questions.map(({ nodeId }) => nodeId))],
    list: ranked ? listOf(protocol) : null,
    order,
    start,
    combinations,
    sees,
    primary,
    withdrawal,
    purpose,
    closes: localTime(new Date(closesAt)),
  };
}

/** What the nodes have to ask, and a list that was saved, which may have fewer questions of a node. */
export interface Askable {
  /** Undefined while the questions are not counted. */
  readonly sizes: ReadonlyMap<string, AskableNode> | undefined;
  readonly saved: StudyProtocol | undefined;
}

const savedByNode = ({ saved }: Askable) =>
  Map.groupBy(!saved || saved.questions === 'all' || saved.ranked ? [] : saved.questions, ({ nodeId }) => nodeId);

/** How many questions each of some nodes has: all, or as many as a list that was saved has of it. */
export function countsOfNodes(nodes: readonly string[], from: Askable): ReadonlyMap<string, number> {
  const before = savedByNode(from);
  return new Map(nodes.map((id) => [id, before.get(id)?.length ?? from.sizes?.get(id)?.questions ?? 0]));
}

function questionsOfNodes(nodes: readonly string[], from: Askable) {
  const before = savedByNode(from);
  return nodes.flatMap(
    (nodeId) =>
      before.get(nodeId) ??
      Array.from({ length: from.sizes?.get(nodeId)?.questions ?? 0 }, (_, at) => ({ nodeId, iteration: at + 1 })),
  );
}

/** @returns undefined while it is not known what is asked */
export function protocolOf(
  { order, start, combinations, closes, sees, primary, withdrawal, purpose }: ProtocolFormValue,
  asked: WhatIsAsked,
  from: Askable,
): StudyProtocol | undefined {
  const questions = askedQuestions(asked, from);
  if (!questions) return undefined;
  return {
    ...questions,
    order,
    start,
    sees,
    primary,
    withdrawal,
    purpose,
    combinations: combinations && asked.kind === 'all',
    closesAt: new Date(closes).toISOString(),
  };
}

function askedQuestions(
  asked: WhatIsAsked,
  from: Askable,
): Pick<StudyProtocol, 'questions' | 'ranked' | 'added' | 'removed'> | undefined {
  if (asked.kind === 'all') return { questions: 'all' };
  if (asked.kind === 'some') return from.sizes && { questions: questionsOfNodes(asked.nodes, from) };
  if (!asked.list) return undefined;
  const { questions, added, removed } = asked.list;
  return {
    questions: [...questions],
    ranked: true,
    ...(added.length > 0 ? { added: [...added] } : {}),
    ...(removed.length > 0 ? { removed: [...removed] } : {}),
  };
}

export type ProtocolProblems = Partial<Record<'nodes' | 'closes' | 'purpose', string>>;

/** What has to be mended before the protocol can be saved, or the round opened. */
export function problemsOf(
  { closes, purpose }: ProtocolFormValue,
  { asked, from, now, opening }: { asked: WhatIsAsked; from: Askable; now: Date; opening: boolean },
  { form: text }: Pick<StudyWords, 'form'>,
): ProtocolProblems {
  const nodes = problemOfAsked(asked, from, text);
  return {
    ...(nodes ? { nodes } : {}),
    ...(closes === '' ? { closes: text.noDate } : new Date(closes) <= now ? { closes: text.pastDate } : {}),
    ...(opening && purpose.trim() === '' ? { purpose: text.noPurpose } : {}),
  };
}

function problemOfAsked(asked: WhatIsAsked, from: Askable, text: StudyWords['form']): string | undefined {
  if (asked.kind === 'all') return undefined;
  if (asked.kind === 'ranked') {
    if (!asked.list) return text.notRanked;
    return asked.list.questions.length === 0 ? text.noQuestions : undefined;
  }
  if (asked.nodes.length === 0) return text.noNodes;
  if (!from.sizes) return text.notCounted;
  const count = [...countsOfNodes(asked.nodes, from).values()].reduce((sum, each) => sum + each, 0);
  return count > mostQuestions ? text.tooMany(mostQuestions) : undefined;
}

/** `2026-12-17T22:59` where the reader is. */
export function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
