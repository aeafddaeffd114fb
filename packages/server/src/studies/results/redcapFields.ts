import { configurationOfColumn, decimalsOf, iterationOf } from '@credence/bayesnet';
import type { NodeRow } from '../../networks/index.js';
import type { Cell } from '../../platform/csv.js';
import {
  type ColumnAnswer,
  type PanelTable,
  type AnsweredColumn,
  answeredColumns,
} from '../../platform/files/panelTable.js';
import type { Panel } from './readPanel.js';
import { type RedactionRow, redactionsAt } from './redactions.js';
import { fieldName, formName } from './redcapNames.js';

/** A field of a REDCap project, and what each expert of the panel has in it. */
export interface RedcapField {
  readonly name: string;
  readonly form: string;
  /** Above the first field of a question: which one it is. */
  readonly header?: string;
  readonly type: 'text' | 'radio' | 'notes';
  readonly label: string;
  /** Of a radio: code and label of each choice. */
  readonly choices?: string;
  /** Whether it holds a number from 0 to 1. */
  readonly isShare?: boolean;
  /** Whether words in it may tell who somebody is. */
  readonly mayIdentify?: boolean;
  /** The cell of an expert, by their place in the panel, from 0. */
  readonly cellOf: (expert: number) => Cell;
}

interface PanelToTell {
  readonly panel: Panel;
  /** All of the network, in the order of the file, as `listCalled` has them. */
  readonly nodes: readonly NodeRow[];
  readonly redactions: readonly RedactionRow[];
}

const standings = 'answered, answered | cannot_occur, cannot occur | not_my_field, not my field';
// Downwards, because a spreadsheet may take a cell that begins with a minus for a formula.
const certainties = '2, certain | 1, rather certain | -1, rather uncertain | -2, uncertain';

/** The fields of each question that anybody said anything of, in the order of the file. Nodes and states are called as in their `file`. */
export function redcapFields({ panel, nodes, redactions }: PanelToTell): RedcapField[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  return panel.tables.flatMap((table) => {
    const node = byKey.get(table.nodeKey);
    if (!node) return [];
    const parents = node.parents.flatMap((parent) => byKey.get(parent)?.file ?? []);
    return answeredColumns(table).flatMap((column) => fieldsOf({ panel, table, node, parents, column, redactions }));
  });
}

interface QuestionToTell {
  readonly panel: Panel;
  readonly table: PanelTable;
  readonly node: NodeRow;
  readonly parents: readonly NodeRow['file'][];
  readonly column: AnsweredColumn;
  readonly redactions: readonly RedactionRow[];
}

function fieldsOf({ panel, table, node, parents, column, redactions }: QuestionToTell): RedcapField[] {
  const { key, file } = node;
  const configuration = configurationOfColumn(column.column, table.radices) ?? [];
  const iteration = iterationOf(configuration, table.radices);
  const conditions = parents.map((parent, at) => `${parent.displayName} = ${parent.states[configuration[at]!] ?? ''}`);
  const condition = conditions.length > 0 ? ` | ${conditions.join(', ')}` : '';
  const title = `P(${file.displayName}${condition})`;
  const form = formName(key, file.fileId);
  const redacted = redactionsAt(redactions, { nodeKey: key, iteration });
  const answerBy = new Map(column.answers.map((answer) => [answer.expert, answer]));
  // REDCap takes no number with an exponent; a share of a part per million has none yet, and nobody says less.
  const sharesBy = new Map(column.answers.map(({ expert, shares }) => [expert, shares && decimalsOf(shares)]));
  const cell = (read: (answer: ColumnAnswer) => Cell) => (expert: number) => {
    const answer = answerBy.get(expert);
    return answer && read(answer);
  };
  return [
    {
      name: fieldName(key, iteration, 'answer'),
      form,
      header: title,
      type: 'radio',
      choices: standings,
      label: `Answer: ${title}`,
      cellOf: cell(({ standing }) => standing),
    },
    ...file.states.map(
      (state, at): RedcapField => ({
        name: fieldName(key, iteration, at),
        form,
        type: 'text',
        isShare: true,
        label: `P(${file.displayName} = ${state}${condition})`,
        cellOf: (expert) => sharesBy.get(expert)?.[at],
      }),
    ),
    {
      name: fieldName(key, iteration, 'certain'),
      form,
      type: 'radio',
      choices: certainties,
      label: `Certainty: ${title}`,
      cellOf: cell(({ certainty }) => certainty),
    },
    {
      name: fieldName(key, iteration, 'comment'),
      form,
      type: 'notes',
      label: `Comment: ${title}`,
      mayIdentify: true,
      cellOf: (expert) => {
        const taken = redacted.get(panel.experts[expert]!.code);
        return answerBy.get(expert)?.comment ?? (taken && `[taken out: ${taken.reason}]`);
      },
    },
  ];
}
