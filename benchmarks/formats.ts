// The cost of reading and writing each format of other programs relative to a bare pass of the tokenizer: ratios from
// one run. `node benchmarks/formats.ts 3` takes files three times as long.
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Saxes from '../packages/bayesnet/node_modules/saxes/saxes.js';
import type * as Measured from './formats/measured.ts';
import { networkOf } from './formats/network.ts';
import { written } from './formats/written.ts';
import { figure, load, median } from './load.ts';

const measured = await load<typeof Measured>('benchmarks/formats/measured.ts');
const { convert, normalize, ProblemList, readNetworkFile, TextScanner, writeNetworkFile } = measured;
const root = path.resolve(import.meta.dirname, '..');
const { SaxesParser } = createRequire(path.join(root, 'packages/bayesnet/package.json'))('saxes') as typeof Saxes;

const grammar = { signs: '{}()[]=;,|', lineComments: ['//'], blockComments: true, quotes: '"', escapes: true };

/** Every token, and nothing done with it. */
function scanOnly(source: string, format: string): void {
  if (format === 'pgmx') return parseOnly(source);
  const own = format === 'uai' ? { ...grammar, signs: '', lineComments: ['#'] } : grammar;
  const scanner = new TextScanner(source, own, new ProblemList(source));
  while (scanner.kind !== 'end') scanner.next();
}

/** saxes with a no-op handler for every event. */
function parseOnly(source: string): void {
  const parser = new SaxesParser();
  for (const event of ['text', 'opentagstart', 'attribute', 'opentag', 'closetag'] as const) {
    parser.on(event, () => undefined);
  }
  parser.write(source).close();
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const network = networkOf(100_000 * Number(process.argv[2] ?? 1), measured);
const columns = Array.from({ length: 50 }, (_, column) =>
  normalize(Array.from({ length: 4 }, (_, state) => 1 + ((column * 7 + state * 13) % 99))),
);
const tables = new Map(network.nodes.map(({ key }) => [key, (column: number) => columns[column % 50]]));

for (const format of ['net', 'bif', 'dne', 'dsc', 'dsl', 'uai', 'elvira', 'pgmx']) {
  const bytes = new TextEncoder().encode(written[format]?.(network) ?? convert(network, format).text);
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(`${format}: ${problems[0]?.message}`);
  const reads: number[] = [];
  const writes: number[] = [];
  for (let round = -5; round < 21; round += 1) {
    const scan = time(() => scanOnly(document.source, format));
    const read = time(() => readNetworkFile(bytes));
    const write = time(() => writeNetworkFile(document, tables));
    if (round < 0) continue;
    reads.push(read / scan);
    writes.push(write / read);
  }
  figure(`read ${format} (${bytes.length} bytes), beside a bare pass of its tokenizer`, median(reads), 2, 'times');
  figure(`write all tables of ${format}, beside read`, median(writes), 1, 'times');
}
