// The cost of reading and writing a network relative to the underlying XML parser: ratios from one run.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Saxes from '../packages/bayesnet/node_modules/saxes/saxes.js';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { figure, load, median } from './load.ts';

const root = path.resolve(import.meta.dirname, '..');
const { normalize, readNetworkFile, writeNetworkFile } = await load<typeof Bayesnet>('packages/bayesnet/src/index.ts');
const { SaxesParser } = createRequire(path.join(root, 'packages/bayesnet/package.json'))('saxes') as typeof Saxes;

/** saxes with a no-op handler for every event. */
function parseOnly(source: string): void {
  const parser = new SaxesParser();
  const nothing = () => undefined;
  for (const event of ['xmldecl', 'text', 'doctype', 'comment', 'cdata', 'processinginstruction'] as const) {
    parser.on(event, nothing);
  }
  for (const event of ['opentagstart', 'attribute', 'opentag', 'closetag'] as const) parser.on(event, nothing);
  parser.write(source).close();
}

/** An XDSL file of about two megabytes with numbers as GeNIe writes them: mostly short, some with 17 digits. */
function generated(): Uint8Array {
  const nodes: string[] = [];
  const entries: string[] = [];
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let length = 0, index = 1; length < 2_000_000; index += 1) {
    const parents = [index - 1, index - 2, index - 3].filter((parent) => parent > 0).map((parent) => `node_${parent}`);
    const numbers: number[] = [];
    for (let column = 0; column < 4 ** parents.length; column += 1) {
      const answers = Array.from({ length: 4 }, () => 1 + Math.floor(random() * 99));
      numbers.push(...(random() < 0.5 ? normalize(answers) : [0.25, 0.5, 0.125, 0.125]));
    }
    const states = ['none', 'mild', 'moderate', 'severe'].map((state) => `\t\t\t<state id="${state}" />`).join('\n');
    const list = parents.length > 0 ? `\n\t\t\t<parents>${parents.join(' ')}</parents>` : '';
    const node = `\t\t<cpt id="node_${index}">\n${states}${list}\n\t\t\t<probabilities>${numbers.join(' ')}</probabilities>\n\t\t</cpt>`;
    const entry = `\t\t\t<node id="node_${index}">\n\t\t\t\t<name>Node ${index}</name>\n\t\t\t\t<interior color="e5f6f7" />\n\t\t\t\t<position>${index} 10 ${index + 60} 50</position>\n\t\t\t</node>`;
    nodes.push(node);
    entries.push(entry);
    length += node.length + entry.length;
  }
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<smile version="1.0" id="generated">\n\t<nodes>\n${nodes.join('\n')}\n\t</nodes>\n` +
      `\t<extensions>\n\t\t<genie version="1.0" name="generated">\n${entries.join('\n')}\n\t\t</genie>\n\t</extensions>\n</smile>\n`,
  );
}

/** The largest real file, if there are any beside the checkout. */
function largest(): { name: string; bytes: Uint8Array } | undefined {
  const folder = path.resolve(root, '../shared/networks');
  if (!existsSync(folder)) return undefined;
  const files = ['xdsl', 'xmlbif'].flatMap((part) =>
    readdirSync(path.join(folder, part)).map((name) => path.join(folder, part, name)),
  );
  const [file] = files.sort((a, b) => statSync(b).size - statSync(a).size);
  return file ? { name: path.basename(file), bytes: readFileSync(file) } : undefined;
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function measure(name: string, bytes: Uint8Array): void {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error(`${name} cannot be read.`);
  const tables = new Map(
    document.network.nodes
      .filter(({ notAssessed }) => notAssessed === undefined)
      .map(({ key, states }) => {
        const columns = Array.from({ length: 50 }, (_, column) =>
          normalize(states.map((_, state) => 1 + ((column * 7 + state * 13) % 99))),
        );
        return [key, (column: number) => columns[column % 50]] as const;
      }),
  );
  const rounds = Math.max(15, Math.min(60, Math.round(20_000_000 / bytes.length)));
  const reads: number[] = [];
  const writes: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const parse = time(() => parseOnly(document.source));
    const read = time(() => readNetworkFile(bytes));
    const write = time(() => writeNetworkFile(document, tables));
    if (round < 0) continue;
    reads.push(read / parse);
    writes.push(write / read);
  }
  figure(`read ${name} (${bytes.length} bytes), beside saxes with empty handlers`, median(reads), 2, 'times');
  figure(`write all tables of ${name}, beside read`, median(writes), 1, 'times');
}

const real = largest();
if (real) measure(real.name, real.bytes);
else console.log('no real networks beside the checkout: only the generated one is measured');
measure('a generated XDSL', generated());
