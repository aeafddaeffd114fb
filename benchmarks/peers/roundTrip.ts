import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asymmetric, kindsOfNames, type PlainNode } from '../../packages/bayesnet/fixtures/asymmetric.ts';
import type * as Bayesnet from '../../packages/bayesnet/src/index.ts';
import { load } from '../load.ts';
import { bnlearnWriter, hasBnlearn, pythonWriter, type Tables, type Writer } from './peer.ts';

const { configurationOfColumn, readNetworkFile, writeNetworkFile } = await load<typeof Bayesnet>(
  'packages/bayesnet/src/index.ts',
);

/** A program, the endings of the files that it writes, and what its reading does to a number. */
interface Program {
  readonly name: string;
  readonly writer: Writer;
  readonly endings: readonly string[];
  /** How far a number may be off in a file: 0 unless the program itself rounds. */
  readonly tolerance: (ending: string) => number;
}

/** pyAgrum's readers of text keep single precision, and bnlearn divides each column by its sum. */
const programs: readonly Program[] = [
  {
    name: 'pyAgrum',
    writer: pythonWriter('pyAgrum'),
    endings: ['xdsl', 'bif', 'net', 'dsl', 'bifxml', 'uai'],
    tolerance: (ending) => (['bif', 'net', 'dsl', 'uai'].includes(ending) ? 1e-7 : 0),
  },
  {
    name: 'pgmpy',
    writer: pythonWriter('pgmpy'),
    endings: ['xdsl', 'bif', 'net', 'xml', 'uai'],
    tolerance: () => 0,
  },
  ...(hasBnlearn()
    ? [{ name: 'bnlearn', writer: bnlearnWriter, endings: ['bif', 'net', 'dsc'], tolerance: () => 1e-15 }]
    : []),
];

/** Columns of B that are answered, with numbers that no file has. */
const answered = new Map([
  [1, [0.0625, 0.5, 0.4375]],
  [10, [0.8125, 0.0625, 0.125]],
  [21, [0.25, 0.03125, 0.71875]],
]);

/** What a file has shown, and whether it is what should be. */
interface Said {
  readonly sentence: string;
  readonly holds: boolean;
}

/**
 * Lets each program write one network with names of each kind, answers three columns of what it wrote, and lets the same
 * program read that: the answered columns are as answered, and all others as they were.
 */
export function* roundTrips(folder: string): Generator<Said> {
  for (const program of programs) {
    const { name, writer, endings } = program;
    const files = endings.flatMap((ending) =>
      kindsOfNames.map((kind) => ({
        what: `${name}, ${ending}, ${kind}`,
        path: path.join(folder, `${name}-${kind}.${ending}`),
        nodes: asymmetric(kind),
        tolerance: program.tolerance(ending),
      })),
    );
    const written = writer.write(files);
    const before = writer.tables(files.map((file) => file.path));
    const trips = files.map((file, index) => {
      const refusal = written[index]?.refused;
      if (refusal !== undefined) return { holds: true, sentence: `does not write it: ${refusal}` };
      return answer(file, before[index]);
    });
    const copies = trips.flatMap((trip) => ('copy' in trip ? [trip.copy] : []));
    const after = new Map(writer.tables(copies).map((tables, index) => [copies[index], tables]));
    for (const [index, trip] of trips.entries()) {
      const { what = '', tolerance = 0 } = files[index] ?? {};
      const said = 'copy' in trip ? judge(trip, after.get(trip.copy), tolerance) : trip;
      yield { ...said, sentence: `${what}: ${said.sentence}` };
    }
  }
}

/** A file with answers, and what its program has to read in it. */
interface Trip {
  readonly copy: string;
  readonly expected: ReadonlyMap<string, readonly number[]>;
}

/** A file of another program, and the network that it wrote there. */
interface Written {
  readonly path: string;
  readonly nodes: readonly PlainNode[];
  readonly tolerance: number;
}

/** Reads a file of another program, and answers it. `before` is what the program itself reads in it. */
function answer({ path: file, nodes, tolerance }: Written, before: Tables | undefined): Trip | Said {
  const { document, problems } = readNetworkFile(new Uint8Array(readFileSync(file)));
  if (!before || before.refused !== undefined) {
    const own = document ? 'we read it' : `nor do we: ${problems[0]?.message}`;
    return { holds: true, sentence: `it does not read its own file (${before?.refused}); ${own}` };
  }
  if (!document) {
    const refusal = `we refuse it: ${problems[0]?.message}`;
    const lost = difference(columnsIn(bySizes(nodes)), columnsIn(bySizes(before.nodes)), tolerance);
    if (lost === undefined) return { holds: false, sentence: refusal };
    return { holds: true, sentence: `it reads another network in its own file (${lost}); ${refusal}` };
  }
  const { network } = document;
  const own = columnsIn(network.nodes.map((node) => plainOf(node, network)));
  const theirs = columnsIn(before.nodes);
  const misread = difference(own, theirs, tolerance);
  if (misread !== undefined) return { holds: false, sentence: `we read something else: ${misread}` };
  const target = network.nodes.find(({ parents }) => parents.length === 3);
  const copy = file.replace(/(?=\.\w+$)/, '-answered');
  const answers = new Map([[target?.key ?? '', (column: number) => answered.get(column)]]);
  writeFileSync(copy, writeNetworkFile(document, answers));
  const places = [...own.keys()].filter((key) => key.startsWith(`${idOf(target?.id ?? '')} `));
  const changes = [...answered].map(([column, shares]) => [places[column] ?? '', shares] as const);
  return { copy, expected: new Map([...theirs, ...changes]) };
}

function judge({ expected }: Trip, after: Tables | undefined, tolerance: number): Said {
  if (!after || after.refused !== undefined) return { holds: false, sentence: `it refuses answers: ${after?.refused}` };
  const lost = difference(expected, columnsIn(after.nodes), tolerance);
  if (lost !== undefined) return { holds: false, sentence: `it reads something else than was answered: ${lost}` };
  return { holds: true, sentence: `comes back${tolerance === 0 ? '' : `, within ${tolerance}`}` };
}

/** A node of ours as other programs have it. */
function plainOf({ id, states, parents, cpt }: Bayesnet.NetworkNode, { nodes }: Bayesnet.Network): PlainNode {
  const size = states.length;
  const columns = Array.from({ length: (cpt?.length ?? 0) / size }, (_, column) =>
    Array.from(cpt?.subarray(column * size, (column + 1) * size) ?? []),
  );
  return { id, states: states.map((state) => state.id), parents: parents.map((at) => nodes[at]?.id ?? ''), columns };
}

/**
 * Nodes under their number of states and parents, and states under their place, for a format without names: of the
 * network that is written no two nodes have both in common.
 */
function bySizes(nodes: readonly PlainNode[]): PlainNode[] {
  const names = new Map(nodes.map(({ id, states, parents }) => [id, `${states.length} by ${parents.length}`]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return nodes.map(({ id, states, parents, columns }) => ({
    id: nameOf(id),
    states: states.map((_, place) => `${place}`),
    parents: parents.map(nameOf),
    columns,
  }));
}

/** UAI has no names: nodes are `x0`, `0` or `var_0`. */
const idOf = (id: string) => id.replace(/^(?:x|var_)(?=\d+$)/, '');

/** Each column by its node and the states of the parents, whatever the order of the parents. */
function columnsIn(nodes: readonly PlainNode[]): Map<string, readonly number[]> {
  const statesOf = new Map(nodes.map(({ id, states }) => [id, states]));
  return new Map(
    nodes.flatMap(({ id, states, parents, columns }) =>
      columns.map((shares, column) => {
        const radices = parents.map((parent) => statesOf.get(parent)?.length ?? 0);
        const condition = (configurationOfColumn(column, radices) ?? [])
          .map((state, at) => `${idOf(parents[at] ?? '')}=${statesOf.get(parents[at] ?? '')?.[state]}`)
          .sort();
        return [`${idOf(id)} [${states.join('; ')}] given ${condition.join(', ')}`, shares] as const;
      }),
    ),
  );
}

/** The first column that is not the same; undefined if all are. */
function difference(
  expected: ReadonlyMap<string, readonly number[]>,
  found: ReadonlyMap<string, readonly number[]>,
  tolerance: number,
): string | undefined {
  const missing = [...found.keys()].find((key) => !expected.has(key));
  if (missing !== undefined) return `${missing} is new`;
  for (const [key, shares] of expected) {
    const other = found.get(key);
    const isSame = other && shares.every((share, state) => Math.abs(share - (other[state] ?? 2)) <= tolerance);
    if (!isSame) return `${key} is ${other?.join(' ')}, not ${shares.join(' ')}`;
  }
  return undefined;
}
