import { expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures.js';
import { readNetworkFile } from '../src/index.js';
import { runCommand } from './command.js';

function world(files: Record<string, Uint8Array> = {}) {
  const written = new Map<string, Uint8Array>();
  const said: string[] = [];
  const warned: string[] = [];
  const run = (...words: string[]) =>
    runCommand(words, {
      version: '1.2.3',
      read: (path) => {
        const bytes = files[path];
        if (!bytes) throw new Error(`no such file, open '${path}'`);
        return bytes;
      },
      write: (path, bytes) => {
        if (files[path]) throw new Error('file already exists');
        written.set(path, bytes);
      },
      say: (line) => said.push(line),
      warn: (line) => warned.push(line),
    });
  return { run, written, said, warned };
}

const files = { 'cough.xdsl': fixture('xdsl/cough.xdsl'), 'bad.xdsl': fixture('hostile/cycle.xdsl') };

test('R-3460: a file is checked with the place of everything that is wrong', () => {
  const { run, said, warned } = world(files);
  expect(run('check', 'cough.xdsl', 'bad.xdsl', 'gone.xdsl')).toBe(1);
  expect(said).toEqual([expect.stringMatching(/^cough\.xdsl: XDSL \(GeNIe, SMILE\), \d+ nodes, /)]);
  expect(warned).toEqual([
    expect.stringMatching(/^bad\.xdsl:\d+:\d+: error: The arcs run in a circle/),
    "gone.xdsl: no such file, open 'gone.xdsl'",
  ]);
});

test('R-3776: a network of one node is told as such', () => {
  const { run, said } = world({ 'one.net': new TextEncoder().encode('net { } node A { states = ("no" "yes"); }') });
  expect(run('check', 'one.net')).toBe(0);
  expect(said).toEqual(['one.net: Hugin NET, 1 node, 1 with a table of probabilities or none yet']);
});

test('R-3461: a file is converted to what the name of the new one says, and what is lost is told', () => {
  const { run, written, warned } = world(files);
  expect(run('convert', 'cough.xdsl', 'cough.xmlbif')).toBe(0);
  const made = readNetworkFile(written.get('cough.xmlbif') ?? new Uint8Array()).document;
  const own = readNetworkFile(files['cough.xdsl']).document;
  const numbersOf = (file: typeof own) => file?.network.nodes.flatMap(({ cpt }) => [...(cpt ?? [])]) ?? [];
  expect(numbersOf(made).length).toBeGreaterThan(10);
  for (const [at, share] of numbersOf(made).entries()) expect(share).toBeCloseTo(numbersOf(own)[at] ?? -1, 12);
  expect(warned).toEqual([
    expect.stringMatching(/^cough\.xmlbif: the format has no place for display names \(\d nodes?\)/),
  ]);
});

test('R-3461: what is there is not replaced, and what cannot be written is named', () => {
  const { run, written, warned } = world({ ...files, 'structure.xdsl': fixture('xdsl/structure.xdsl') });
  expect(run('convert', 'cough.xdsl', 'bad.xdsl')).toBe(1);
  expect(run('convert', 'structure.xdsl', 'new.xmlbif')).toBe(1);
  expect(run('convert', 'cough.xdsl', 'new.txt')).toBe(2);
  expect(run('convert', 'cough.xdsl', 'new.txt', '--format', 'xmlbif')).toBe(0);
  expect(run('polish', 'cough.xdsl')).toBe(2);
  expect([...written.keys()]).toEqual(['new.txt']);
  expect(warned.join('\n')).toMatch(/already exists[^]*because they have no table[^]*--format/);
});

test('R-3295: a table that is too large to write is told apart from one that there is none of', () => {
  const states = '<state id="yes"/><state id="no"/>';
  const causes = Array.from({ length: 16 }, (_, at) => `P${at}`);
  const cause = (id: string) => `<cpt id="${id}">${states}<probabilities>0.2 0.8</probabilities></cpt>`;
  const parameters = `${'0.3 0.7 0 1 '.repeat(causes.length)}0.05 0.95`;
  const large = `<noisymax id="Large">${states}<parents>${causes.join(' ')}</parents><parameters>${parameters}</parameters></noisymax>`;
  const text = `<smile version="1.0" id="n"><nodes>${causes.map(cause).join('')}${large}<cpt id="Open">${states}</cpt></nodes></smile>`;
  const { run, warned, written } = world({ 'n.xdsl': new TextEncoder().encode(text) });
  expect(run('convert', 'n.xdsl', 'n.net')).toBe(1);
  expect(warned).toEqual([
    'n.xdsl: the format has no place for these nodes, because they have no table, open columns or too few states: Open.',
    'n.xdsl: these nodes have tables too large to write: Large.',
  ]);
  expect(written.size).toBe(0);
});

test('R-3710: a file comes from standard input and a new one goes to standard output, with what is said beside it', () => {
  const { run, written, said, warned } = world({ '-': files['cough.xdsl'] });
  expect(run('check', '-')).toBe(0);
  expect(run('convert', '-', 'cough.net')).toBe(0);
  const piped = world(files);
  expect(piped.run('convert', 'cough.xdsl', '-', '--format', 'net')).toBe(0);
  expect(piped.written.get('-')).toEqual(written.get('cough.net'));
  expect(said).toEqual([expect.stringMatching(/^-: XDSL/)]);
  expect([warned, piped.said]).toEqual([[], []]);
});

test('R-3711: with --json each file is a line of JSON with its problems, or what has no place in the new one', () => {
  const { run, said, warned, written } = world(files);
  expect(run('check', '--json', 'cough.xdsl', 'bad.xdsl', 'gone.xdsl')).toBe(1);
  expect(run('convert', 'cough.xdsl', 'cough.bif', '--json')).toBe(0);
  expect(said.map((line): unknown => JSON.parse(line))).toEqual([
    { file: 'cough.xdsl', format: 'xdsl', nodes: expect.any(Number), assessed: expect.any(Number), problems: [] },
    { file: 'bad.xdsl', problems: [expect.objectContaining({ code: 'cycle', severity: 'error' })] },
    { file: 'gone.xdsl', failure: expect.stringContaining('no such file') },
    expect.objectContaining({
      to: 'cough.bif',
      losses: expect.arrayContaining([{ detail: 'display-names', nodes: 2 }]),
    }),
  ]);
  expect(warned).toEqual([]);
  // One of both has to go elsewhere.
  expect(run('convert', 'cough.xdsl', '-', '--format', 'net', '--json')).toBe(2);
  expect([...written.keys()]).toEqual(['cough.bif']);
});

test('R-3711: --version tells the version, and an option that there is none of how the command is used', () => {
  const { run, said, warned } = world(files);
  expect(run('--version')).toBe(0);
  expect(said).toEqual(['1.2.3']);
  expect(run('check', '--quiet', 'cough.xdsl')).toBe(2);
  expect(warned.join()).toContain('credence-files check');
});
