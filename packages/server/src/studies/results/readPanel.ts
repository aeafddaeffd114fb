import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database.js';
import { answers, combinationSets, nodeProgress, setAside } from '../../database/schema/index.js';
import { toAnswers, toCombinations } from '../../judgements/index.js';
import { listNodes, type NodeRow, ofPresentEpoch } from '../../networks/index.js';
import type { ExpertTable, PanelTable } from '../../platform/files/panelTable.js';
import { listReleased, type PanelExpert, type Released, releasedAssessments } from './released.js';

/** What everybody said in a round that is closed. */
export interface Panel {
  /** By code. */
  readonly experts: readonly PanelExpert[];
  /** The nodes of which anybody said anything, in the order of the file; `panelQuestions` has their columns. */
  readonly tables: readonly PanelTable[];
}

/**
 * The only function that reads what other people said. Each of its statements asks for a round that is closed and whose
 * results have been opened: else there is nobody in the panel. Call it in a snapshot: somebody may have their answers
 * erased at any time.
 * @param nodeKey the only node to read
 * @param whose everybody's answers unless it says otherwise
 */
export async function readPanel(reader: Reader, networkId: string, nodeKey?: string, whose?: Released): Promise<Panel> {
  const released = releasedAssessments(reader, networkId, whose);
  const ofPanel = (table: { networkId: PgColumn; nodeKey: PgColumn }): SQL | undefined =>
    and(eq(table.networkId, networkId), nodeKey === undefined ? undefined : eq(table.nodeKey, nodeKey));
  const experts = await listReleased(reader, networkId, whose);
  const nodes = await listNodes(reader, networkId);
  const answerRows = await reader
    .select(answerColumns)
    .from(answers)
    .innerJoin(nodeProgress, ofPresentEpoch(answers))
    .innerJoin(released, eq(released.id, answers.assessmentId))
    .where(ofPanel(answers));
  const chosen = await reader
    .select({ ...getTableColumns(combinationSets), asked: nodeProgress.asked })
    .from(combinationSets)
    .innerJoin(nodeProgress, ofPresentEpoch(combinationSets))
    .innerJoin(released, eq(released.id, combinationSets.assessmentId))
    .where(ofPanel(combinationSets));
  const aside = await reader
    .select(getTableColumns(setAside))
    .from(setAside)
    .innerJoin(nodeProgress, ofPresentEpoch(setAside))
    .innerJoin(released, eq(released.id, setAside.assessmentId))
    .where(ofPanel(setAside));

  const [answersOf, chosenOf, asideOf] = [byTable(answerRows), byTable(chosen), byTable(aside)];
  const tableOf = (own: NodeRow, radices: readonly number[]) =>
    experts.flatMap(({ assessmentId }, expert): ExpertTable[] => {
      const key = keyOf({ assessmentId, nodeKey: own.key });
      const rows = answersOf.get(key) ?? [];
      const [set] = chosenOf.get(key) ?? [];
      const table = {
        expert,
        nodeKey: own.key,
        radices,
        answers: toAnswers(rows),
        comments: new Map(
          rows.filter(({ comment }) => comment !== '').map(({ iteration, comment }) => [Number(iteration), comment]),
        ),
        combinations: toCombinations(set?.combinations ?? []),
        asked: set?.asked ?? null,
        setAside: new Set((asideOf.get(key) ?? []).map(({ iteration }) => Number(iteration))),
      };
      return table.answers.size + table.combinations.length + table.setAside.size > 0 ? [table] : [];
    });
  const statesOf = new Map(nodes.map(({ key, states }) => [key, states.length]));
  const tables = nodes.map((each, node): PanelTable => {
    const radices = each.parents.map((parent) => statesOf.get(parent) ?? 0);
    return { node, nodeKey: each.key, radices, experts: tableOf(each, radices) };
  });
  return { experts, tables: tables.filter(({ experts: own }) => own.length > 0) };
}

/** Of the tens of thousands of answers of a large panel no more than is read here. */
const answerColumns = {
  assessmentId: answers.assessmentId,
  nodeKey: answers.nodeKey,
  iteration: answers.iteration,
  sliders: answers.sliders,
  exact: answers.exact,
  standing: answers.standing,
  selfEval: answers.selfEval,
  comment: answers.comment,
  sequence: answers.sequence,
};

const keyOf = ({ assessmentId, nodeKey }: { assessmentId: string; nodeKey: string }) => `${assessmentId} ${nodeKey}`;

const byTable = <Row extends { assessmentId: string; nodeKey: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, keyOf);
