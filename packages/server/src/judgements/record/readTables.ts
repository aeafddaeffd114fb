import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import {
  answers,
  combinationSets,
  directions,
  nodeFeedback,
  nodeProgress,
  recordStarts,
  setAside,
} from '../../database/schema/index.js';
import type { Assessment, ProgressRow } from '../../networks/index.js';
import { fieldsAsJson } from '../answers/answerFields.js';
import type { AnswerRow } from '../answers/answers.js';
import { answerKey, asideKey, type NodeTables, untouched } from './nodeTables.js';
import { recordedProgress } from './recorded.js';

/** A node's rows as the database holds them, and those that its record begins with. */
export interface HeldNode {
  readonly held: NodeTables;
  readonly start: NodeTables;
}

/** Reads all rows of some nodes, by node. */
export async function readTables(
  reader: Reader,
  assessment: Assessment,
  nodeKeys: readonly string[],
): Promise<Map<string, HeldNode>> {
  const among = (table: { networkId: PgColumn; assessmentId: PgColumn; nodeKey: PgColumn }) =>
    and(
      eq(table.networkId, assessment.networkId),
      eq(table.assessmentId, assessment.assessmentId),
      isOneOf(table.nodeKey, nodeKeys),
    );
  const progress = await reader.select().from(nodeProgress).where(among(nodeProgress));
  const nodes = new Map<string, { held: NodeTables; start: NodeTables }>(
    progress.map((row) => [row.nodeKey, { held: beginWith(row), start: untouched(row.columns) }]),
  );
  const held = (nodeKey: string) => nodes.get(nodeKey)!.held;

  for (const row of await reader.select().from(answers).where(among(answers)))
    held(row.nodeKey).answers[answerKey(row.epoch, row.iteration)] = recordedAnswer(row);
  for (const row of await reader.select().from(combinationSets).where(among(combinationSets)))
    held(row.nodeKey).combinationSets[String(row.epoch)] = {
      revision: row.revision,
      combinations: row.combinations,
      authorId: row.authorId,
      savedAt: row.savedAt.toISOString(),
    };
  for (const row of await reader.select().from(setAside).where(among(setAside)))
    held(row.nodeKey).setAside[asideKey(row.epoch, row.iteration, row.userId)] = {
      revision: row.revision,
      savedAt: row.savedAt.toISOString(),
    };
  for (const row of await reader.select().from(directions).where(among(directions)))
    held(row.nodeKey).directions = {
      directions: row.directions,
      authorId: row.authorId,
      savedAt: row.savedAt.toISOString(),
    };
  for (const row of await reader.select().from(nodeFeedback).where(among(nodeFeedback)))
    held(row.nodeKey).nodeFeedback[row.userId] = {
      plausible: row.plausible,
      comment: row.comment,
      epoch: row.epoch,
      revision: row.revision,
      savedAt: row.savedAt.toISOString(),
    };
  for (const { nodeKey, tables } of await reader.select().from(recordStarts).where(among(recordStarts)))
    nodes.get(nodeKey)!.start = tables as NodeTables;
  return nodes;
}

const recordedAnswer = (row: AnswerRow): NodeTables['answers'][string] => ({
  ...fieldsAsJson(row),
  sliders: row.sliders,
  selfEval: row.selfEval,
  comment: row.comment,
  seconds: row.seconds,
  authorId: row.authorId,
  sequence: row.sequence,
  revision: row.revision,
  savedAt: row.savedAt.toISOString(),
});

const beginWith = (row: ProgressRow): NodeTables => ({
  ...untouched(row.columns),
  progress: {
    ...recordedProgress(row),
    revision: row.revision,
    modifiedAt: row.modifiedAt?.toISOString() ?? null,
  },
});
