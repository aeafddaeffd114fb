import { randomUUID } from 'node:crypto';
import { answerFields } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { isJsonField } from '../../database/schema/answerColumns.js';
import type { visits } from '../../database/schema/index.js';
import type { ProgressRow } from '../../networks/index.js';
import { type NewEvent, newEventRow } from '../../platform/events/events.js';
import type { AnswerRow } from './answers.js';
import type { QuestionChange } from './outcomeOf.js';
import { saveStatement, type SaveFound } from './saveStatement.js';
import type { SetAsideRow } from './setAside.js';

/** A visit to a question. */
type Visit = Omit<typeof visits.$inferInsert, 'id'>;

/** All rows that a save writes. */
export interface AnswerSaveRows {
  /** Who saves, and whether as the network's owner. Whoever is not may save as a member. */
  readonly user: { readonly id: string; readonly owns: boolean };
  readonly before: ProgressRow;
  readonly after: ProgressRow;
  readonly change: QuestionChange;
  readonly visit: Visit | undefined;
  readonly event: NewEvent;
}

/**
 * Writes a save in one statement, and so atomically. While experts answer, each alone, the network's last change stands
 * still: it would tell that one of them is at work. 'moved' if somebody saved something for the node since `before` was
 * read; 'refused' if the person may no longer work on the network, and 'closed' if its assessment is not open for
 * answers: the round of a study, or the shared one while such a round is open. In these cases nothing is written.
 */
export async function writeSave(
  reader: Reader,
  save: AnswerSaveRows,
): Promise<'saved' | 'moved' | 'refused' | 'closed'> {
  const statement = saveStatement({
    owns: save.user.owns,
    puts: 'answer' in save.change ? 'answer' : 'setAside',
    isVisit: save.visit !== undefined,
  });
  const { rows } = await reader.execute<SaveFound>(statement(saveValues(save)));
  if (!rows[0]?.current) return 'moved';
  if (!rows[0].open) return 'closed';
  return rows[0].allowed ? 'saved' : 'refused';
}

function saveValues({ user, before, after, change, visit, event }: AnswerSaveRows): Readonly<Record<string, unknown>> {
  const row = newEventRow(event);
  return {
    networkId: before.networkId,
    assessmentId: before.assessmentId,
    nodeKey: before.nodeKey,
    userId: user.id,
    at: event.at.toISOString(),
    revisionBefore: before.revision,
    revision: after.revision,
    answered: after.answered,
    closed: after.closed,
    open: after.open,
    ...('answer' in change ? answerValues(change.answer) : asideValues(change.setAside)),
    ...(visit && { visitId: randomUUID(), visitSeconds: visit.seconds, states: visit.states }),
    eventId: row.id,
    eventSeq: row.seq,
    username: row.username,
    metadata: json(row.metadata ?? {}),
    before: json(row.before),
    after: json(row.after),
    response: json(row.response),
    idempotencyKey: row.idempotencyKey ?? null,
    requestHash: row.requestHash ?? null,
  };
}

const answerValues = ({ epoch, iteration, ...row }: AnswerRow) => ({
  epoch,
  iteration,
  sliders: json(row.sliders),
  selfEval: row.selfEval,
  comment: row.comment,
  ...Object.fromEntries(answerFields.map((field) => [field, isJsonField(field) ? json(row[field]) : row[field]])),
  seconds: row.seconds,
  sequence: row.sequence,
  answerRevision: row.revision,
});

const asideValues = ({ epoch, iteration, revision }: SetAsideRow) => ({ epoch, iteration, answerRevision: revision });

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
