import { buildDocument } from '../buildDocument.js';
import { tellFirstParentFastest, withFirstParentFastest } from '../firstParentFastest.js';
import type { ReadResult } from '../format.js';
import { lineEndOf } from '../indentation.js';
import { limits } from '../../network/limits.js';
import { START } from '../../problem.js';
import { problemAt, ProblemList } from '../problemList.js';
import { isTooLarge, type TableNumbers } from '../numbers.js';
import type { RawNode } from '../rawNode.js';
import type { Grammar } from '../text/grammar.js';
import { TextScanner } from '../text/textScanner.js';
import { BY_OLD_AGRUM, BY_PGMPY, isByAgrum, isByPgmpy, outOfPlace } from './uaiOrders.js';
import { type Preamble, type Scope, takeCount, takePreamble } from './preamble.js';

const grammar: Grammar = { signs: '', lineComments: ['#'], blockComments: false, quotes: '', escapes: false };

/** The numbers of one table. */
interface Numbers {
  readonly numbers: TableNumbers;
  readonly scope: Scope;
  /** Where it says how many there are. */
  readonly count: { readonly start: number; readonly end: number };
}

/**
 * Reads a UAI file. The last variable of a table is its own and fastest, the first slowest; in files of aGrUM the first is
 * next to its own and the last parent slowest. Names are made here.
 * Source: "Evaluation File Format", UAI workshop on probabilistic reasoning systems, 2008.
 */
export function readUai(source: string): ReadResult {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, grammar, problems);
  const preamble = takePreamble(scanner);
  const isOfAgrum = isByAgrum(source, preamble.scopes);
  const other = isOfAgrum ? outOfPlace(preamble) : undefined;
  if (other) scanner.fail({ ...BY_OLD_AGRUM, offset: other.offset });
  const tables = takeTables(scanner, preamble);
  const lineEnd = lineEndOf(source);
  if (!scanner.failed && scanner.kind !== 'end') scanner.refuseMore('BAYES');
  if (scanner.failed) return { problems: problems.all() };
  const nodes = preamble.variables.map((variable): RawNode => {
    const table = tables.get(variable.id);
    const { id, offset, states } = variable;
    if (!table) tellMissing(id, states, offset, problems);
    const { start, end } = table?.count ?? { start: offset, end: offset };
    return {
      id,
      offset: table?.scope.offset ?? offset,
      kind: 'chance',
      states: Array.from({ length: states }, (_, state) => ({ text: `${state}`, offset })),
      oneStateIsKept: true,
      parents: table?.scope.parents ?? [],
      ownStateSlowest: false,
      table: table && { numbers: table.numbers, offset: start },
      insertion: () => ({
        start,
        end,
        text: (rows) => [rows.flat().length, ...rows.map((row) => row.join(' '))].join(lineEnd),
      }),
    };
  });
  if (isOfAgrum) tellFirstParentFastest(nodes, 'aGrUM', problems);
  const inOrder = isOfAgrum ? nodes.map(withFirstParentFastest) : nodes;
  const collected = { format: 'uai', source, name: '', description: '', nodes: inOrder, nodesAt: 0 };
  const { document } = buildDocument(collected, problems);
  // What is off in the order of the format is right in pgmpy's.
  if (!isOfAgrum && document?.network.nodes.some(isByPgmpy)) return { problems: [problemAt(START, BY_PGMPY)] };
  if (!document || problems.refused) return { problems: problems.all() };
  problems.warning({ code: 'no-names', params: {}, offset: 0 });
  return { document, problems: problems.all() };
}

/** The tables, in the order of what they are about, by variable. */
function takeTables(scanner: TextScanner, { scopes }: Preamble): Map<string, Numbers> {
  const tables = new Map<string, Numbers>();
  let total = 0;
  for (const scope of scopes) {
    if (scanner.failed) break;
    if (!scope) {
      takeConstant(scanner);
      continue;
    }
    const { id, states } = scope.variable;
    const { start, end } = scanner;
    const found = takeCount(scanner);
    total += found;
    if (total > limits.numbers) {
      scanner.fail({ code: 'too-many-numbers', params: { node: id, limit: limits.numbers }, offset: start });
    } else if (found > 0 && found !== states * scope.columns) tellCount(scanner, scope, found, start);
    let taken = 0;
    while (taken < found && scanner.kind === 'word') taken += scanner.takeNumbers(id, found - taken);
    const numbers = scanner.numbers.take();
    if (taken < found) tellCount(scanner, scope, taken, start);
    if (scanner.failed) break;
    if (tables.has(id)) {
      const params = { reason: 'definition', node: id } as const;
      scanner.fail({ code: 'repeated-element', params, offset: scope.offset });
    }
    tables.set(id, { scope, numbers, count: { start, end } });
  }
  return tables;
}

/** Passes over the table of a function of no variable: one number, by which no probability changes, or none. */
function takeConstant(scanner: TextScanner): void {
  const { start } = scanner;
  const count = takeCount(scanner);
  if (count > 1) {
    const params = { reason: 'wrong-sign', text: String(count), expected: '1' } as const;
    return scanner.fail({ code: 'malformed-text', params, offset: start });
  }
  if (count === 0) return;
  const { word, source } = scanner;
  scanner.takeNumbers('', 1);
  const { values, invalid } = scanner.numbers.take();
  const [from = 0, to = 0] = invalid;
  if (values.length === 1 && (to === 0 || isTooLarge(source.slice(from, to)))) return;
  const params = { reason: 'no-number', text: word.text } as const;
  scanner.fail({ code: 'malformed-text', params, offset: word.offset });
}

function tellCount(scanner: TextScanner, { variable, parents, columns }: Scope, found: number, offset: number): void {
  const { id: node, states: perColumn } = variable;
  const counts = { node, found, needed: perColumn * columns };
  scanner.fail({
    code: 'wrong-number-count',
    params:
      parents.length === 0 ? { reason: 'no-parents', ...counts } : { reason: 'parents', ...counts, perColumn, columns },
    offset,
  });
}

/** A variable that no table is about. */
function tellMissing(node: string, needed: number, offset: number, problems: ProblemList): void {
  problems.error({ code: 'wrong-number-count', params: { reason: 'no-parents', node, found: 0, needed }, offset });
}
