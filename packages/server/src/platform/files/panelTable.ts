import {
  type CertaintyCode,
  columnOf,
  configurationAt,
  configurationCount,
  configurationOfColumn,
  distributionOfJudgement,
  isAnswered,
  iterationOf,
  type PanelColumn,
  type AnswerStanding,
} from '@credence/bayesnet';
import { type AssessedTable, FilledTable } from './filledTable.js';

/** What the experts of a panel said of one node. */
export interface PanelTable {
  /** Its place in the file, from 0, as in the model of the file. */
  readonly node: number;
  readonly nodeKey: string;
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
  /** Those who said anything, in order of the panel. */
  readonly experts: readonly ExpertTable[];
}

/** What one expert said of a node. */
export interface ExpertTable extends AssessedTable {
  /** Their place in the panel, from 0. */
  readonly expert: number;
  /** What was written with a direct answer, by iteration; never empty. */
  readonly comments: ReadonlyMap<number, string>;
  /** The iterations that are not their field. */
  readonly setAside: ReadonlySet<number>;
}

/** What one expert says of one column. */
export interface ColumnAnswer {
  readonly expert: number;
  readonly standing: AnswerStanding;
  /** As a download has them; undefined where no numbers are given. */
  readonly shares?: readonly number[] | undefined;
  readonly certainty?: CertaintyCode | undefined;
  readonly comment?: string | undefined;
  /** Whether a combination decides it. */
  readonly isCombined: boolean;
}

/**
 * As many columns of a node are gone through for what combinations decide: the list of a panel's questions has to be read
 * by people. One combination may decide 2^44.
 */
export const MOST_LISTED = 2 ** 12;

/** What each expert says of a column, in order of the panel. Of somebody who did not come to it there is nothing. */
export const answersAt = (table: PanelTable, column: number): ColumnAnswer[] =>
  readersOf(table).flatMap((read) => read(column) ?? []);

/** A column that anybody said anything of, with all of it, in order of the panel. */
export interface AnsweredColumn {
  readonly column: number;
  readonly answers: readonly ColumnAnswer[];
}

/**
 * The columns of a node that anybody said anything of. Combinations count for each of these. Of a node with more than
 * `MOST_LISTED` columns only those are listed that somebody answered, or set aside, one by one: what combinations alone
 * decide there is in no pool and no table of the panel.
 */
export function answeredColumns(table: PanelTable): AnsweredColumn[] {
  const readers = readersOf(table);
  return listedColumns(table).flatMap((column) => {
    const answers = readers.flatMap((read) => read(column) ?? []);
    return answers.length > 0 ? [{ column, answers }] : [];
  });
}

/** The columns of all nodes that anybody said anything of, as opinions to be pooled, in the order of the tables. */
export const panelQuestions = (tables: readonly PanelTable[]): PanelColumn[] =>
  tables.flatMap((table) =>
    answeredColumns(table).flatMap(({ column, answers }) => {
      const opinions = answers.flatMap(opinionOf);
      return opinions.length > 0 ? [{ node: table.node, column, opinions }] : [];
    }),
  );

function listedColumns({ radices, experts }: PanelTable): number[] {
  const columns = configurationCount(radices);
  const mayCombine = experts.some(({ combinations }) => combinations.length > 0);
  if (mayCombine && columns <= MOST_LISTED) return [...new Array(columns).keys()];
  const iterations = new Set(experts.flatMap(({ answers, setAside }) => [...answers.keys(), ...setAside]));
  return [...iterations]
    .flatMap((iteration) => {
      const configuration = configurationAt(iteration, radices);
      return configuration ? [columnOf(configuration, radices)] : [];
    })
    .sort((one, other) => one - other);
}

function opinionOf({ expert, standing, shares, comment }: ColumnAnswer): PanelColumn['opinions'] {
  const who = { expert, isCommented: comment !== undefined };
  if (standing === 'answered') return shares ? [{ ...who, standing, distribution: shares }] : [];
  return [{ ...who, standing }];
}

type ColumnReader = (column: number) => ColumnAnswer | undefined;

const readersOf = ({ radices, experts }: PanelTable): ColumnReader[] => experts.map((own) => readerOf(own, radices));

function readerOf(own: ExpertTable, radices: readonly number[]): ColumnReader {
  const { expert, comments, setAside } = own;
  const filled = new FilledTable(own, false);
  const combinations = new Map(own.combinations.map((combination) => [combination.number, combination]));
  // A combination says the same of all its columns, which may be many.
  const known = new Map<number, readonly number[]>();
  return (column) => {
    const iteration = iterationOf(configurationOfColumn(column, radices) ?? [], radices);
    const decision = filled.decisionAt(column);
    if (!decision) return setAside.has(iteration) ? { expert, standing: 'not_my_field', isCombined: false } : undefined;
    const { number, standing = 'answered', certainty } = decision;
    const comment = number === undefined ? comments.get(iteration) : combinations.get(number)?.comment;
    const answer = { expert, standing, isCombined: number !== undefined, ...(comment ? { comment } : {}) };
    if (!isAnswered({ standing })) return answer;
    const shares = (number === undefined ? undefined : known.get(number)) ?? distributionOfJudgement(decision);
    if (number !== undefined) known.set(number, shares);
    return { ...answer, shares, certainty };
  };
}
