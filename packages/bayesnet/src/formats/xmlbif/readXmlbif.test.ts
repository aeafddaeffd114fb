import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { everyColumn, newColumn } from '../../../fixtures/tables.js';
import { convert, type NetworkFile, type Network, readNetworkFile, writeNetworkFile } from '../../index.js';

function read(name: string): NetworkFile {
  const { document, problems } = readNetworkFile(fixture(name));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('XMLBIF 0.3', () => {
  const file = read('xmlbif/rash.xml');
  const [allergy, drug, rash] = file.network.nodes;

  test('B-123 is read with the grammar that JavaBayes puts before it', () => {
    expect(file.network).toMatchObject({ name: 'Rash', description: 'A network about rashes' });
    expect(file.network.nodes.map(({ id }) => id)).toEqual(['Allergy', 'Drug given', 'Rash']);
  });
  test('has states as written, positions and descriptions', () => {
    expect(drug?.states[2]?.id).toBe(String.raw`'\'(-inf-2.9]\''`);
    expect(allergy).toMatchObject({
      position: { left: 73, top: 165, right: 73, bottom: 165 },
      description: 'Known allergy?',
    });
  });
  test('has tables with the own state innermost, past comments, CDATA and blanks written as references', () => {
    expect(rash?.parents).toEqual([0, 1]);
    expect(Array.from(rash?.cpt ?? [])).toEqual([0.9, 0.1, 0.3, 0.7, 0.5, 0.5, 0.2, 0.8, 0.05, 0.95, 0.25, 0.75]);
    expect(Array.from(allergy?.cpt ?? [])).toEqual([0.1, 0.9]);
  });
  test('keeps what stands between the numbers that are written', () => {
    const half = () => [0.5, 0.5];
    const text = decode(
      writeNetworkFile(
        file,
        new Map([
          ['n1', half],
          ['n3', half],
        ]),
      ),
    );
    expect(text).toContain('<TABLE>0.5&#xD;0.5</TABLE>');
    expect(text).toContain('<!-- no -->\n\t\t0.5 0.5 0.5 0.5 <![CDATA[0.5 0.5]]></TABLE>');
  });
});

describe('XMLBIF 0.2', () => {
  const file = read('xmlbif/rash-0.2.xml');
  const [, rash, itch, other] = file.network.nodes;

  test('has tables with the own state outermost, and is read past its declaration', () => {
    expect(Array.from(rash?.cpt ?? [])).toEqual([0.2, 0.3, 0.5, 0.7, 0.2, 0.1]);
  });
  test('is written in its own order', () => {
    const text = decode(
      writeNetworkFile(file, new Map([['n2', (column) => (column === 1 ? [0.25, 0.5, 0.25] : undefined)]])),
    );
    expect(text).toContain('<TABLE>0.2 0.25\n         0.3 0.5\n         0.5 0.25</TABLE>');
  });
  test('gets missing tables in its own order', () => {
    const text = decode(writeNetworkFile(file, everyColumn(file.network)));
    const columns = [0, 1, 2].map((column) => newColumn(2, column));
    const list = [...columns.map(([yes]) => yes), ...columns.map(([, no]) => no)].join(' ');
    expect(itch?.cpt).toBeUndefined();
    expect(text).toContain(`<GIVEN>Rash</GIVEN><TABLE>${list}</TABLE></PROBABILITY>`);
  });
  test('keeps a table that is a default with exceptions, and does not ask for it', () => {
    expect(other?.notAssessed).toBe('unread-table');
  });
});

test('R-2702: a table whose numbers are in elements is kept as it is', () => {
  const variable = '<VARIABLE><NAME>A</NAME><OUTCOME>a</OUTCOME><OUTCOME>b</OUTCOME></VARIABLE>';
  const text = `<BIF><NETWORK>${variable}<DEFINITION><FOR>A</FOR><TABLE><row>0.7 0.3</row></TABLE></DEFINITION></NETWORK></BIF>`;
  const { document } = readNetworkFile(new TextEncoder().encode(text));
  expect(document?.network.nodes[0]?.notAssessed).toBe('unread-table');
});

/** The drug has 0.333333 three times in the file; as new numbers they add up to 1. */
const withThirds = ({ nodes, ...network }: Network): Network => ({
  ...network,
  nodes: nodes.map((node) =>
    node.id === 'Drug given' ? { ...node, cpt: Float64Array.from(node.states, () => 0.3333333333333) } : node,
  ),
});

test('R-2699: a new file has descriptions, positions and every sign of the old one', () => {
  const { network } = read('xmlbif/rash.xml');
  expect(readNetworkFile(new TextEncoder().encode(convert(network, 'xmlbif').text)).document?.network).toEqual(
    withThirds(network),
  );
});

test('R-2699: a new file keeps what the old one says of a state', () => {
  const source = decode(fixture('xmlbif/rash.xml')).replace(
    '<PROPERTY>Known allergy?</PROPERTY>',
    '<PROPERTY>Known allergy?</PROPERTY><PROPERTY>yes = Told by the patient, or in the letter</PROPERTY>',
  );
  const { network } = readNetworkFile(new TextEncoder().encode(source)).document!;
  expect(network.nodes[0]?.states[0]).toMatchObject({ description: 'Told by the patient, or in the letter' });
  expect(readNetworkFile(new TextEncoder().encode(convert(network, 'xmlbif').text)).document?.network).toEqual(
    withThirds(network),
  );
});

test('R-2698: a node without a table cannot be written, and is named', () => {
  const { network } = read('xdsl/structure.xdsl');
  const bare = network.nodes.filter(({ cpt }) => !cpt).map(({ id }) => id);
  expect(convert(network, 'xmlbif')).toEqual({ without: bare, tooLarge: [] });
});

describe('a bare <NETWORK>', () => {
  const file = read('xmlbif/root.xml');

  test('is read, definitions before variables and variables without a type', () => {
    expect(file.network.nodes.map(({ id, parents, kind }) => [id, parents, kind])).toEqual([
      ['A', [], 'chance'],
      ['B', [0], 'chance'],
      ['C & D', [], 'chance'],
    ]);
    expect(Array.from(file.network.nodes[1]?.cpt ?? [])).toEqual([0.25, 0.75, 0.5, 0.5]);
  });
  test('gets a definition for a variable that has none, and numbers into an empty table', () => {
    const text = decode(writeNetworkFile(file, everyColumn(file.network)));
    const numbers = newColumn(2, 0).join(' ');
    expect(text).toContain(`<FOR>A</FOR><TABLE>${numbers}</TABLE></DEFINITION>`);
    expect(text).toContain(`\n  <DEFINITION><FOR>C &amp; D</FOR><TABLE>${numbers}</TABLE></DEFINITION>\n</NETWORK>`);
  });
});

describe('decisions and utilities', () => {
  const file = read('xmlbif/decision.xml');

  test('are kept with the reason; a variable with one state has nothing to ask', () => {
    expect(file.network.nodes.map(({ id, notAssessed, parents }) => [id, notAssessed, parents])).toEqual([
      ['治療', 'decision', []],
      ['結果', undefined, [0, 2]],
      ['only', 'one-state', []],
      ['Cost', 'utility', [0]],
      ['Other', 'unknown', []],
    ]);
  });
});
