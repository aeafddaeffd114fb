import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';

const escaped = (name: string) => name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An XMLBIF file, whose names may be any text, of parents and their child, all with these states. */
function fileOf(parents: readonly string[], child: string, states: readonly string[]): string {
  const outcomes = states.map((state) => `<OUTCOME>${escaped(state)}</OUTCOME>`).join('');
  const variables = [...parents, child].map(
    (name) => `<VARIABLE TYPE="nature"><NAME>${escaped(name)}</NAME>${outcomes}</VARIABLE>`,
  );
  const given = parents.map((name) => `<GIVEN>${escaped(name)}</GIVEN>`).join('');
  const structure = `<DEFINITION><FOR>${escaped(child)}</FOR>${given}</DEFINITION>`;
  return `<BIF VERSION="0.3"><NETWORK><NAME>odd</NAME>${variables.join('')}${structure}</NETWORK></BIF>`;
}

/** A CSV's cells, as RFC 4180 has them. */
const parse = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        (cell) => cell[1]?.replaceAll('""', '"') ?? cell[2],
      ),
    );

const page = readFileSync(new URL('../../../../../docs/formats.md', import.meta.url), 'utf8');
/** The regular expression of the page, which means the same here as in Python. */
const expression = /re\.findall\(r'(.*)', cell\)/.exec(page)?.[1] ?? '';

/** A cell of parents, as the page says. */
const split = (cell: string) =>
  [...cell.matchAll(new RegExp(expression, 'g'))].map(([, ...names]) =>
    names.map((name) => name.replace(/\\(.)/g, '$1')),
  );

async function answered(parents: readonly string[], child: string, states: readonly string[]) {
  const owner = await (await appForThisTest()).signedIn();
  const upload = await owner.upload('/network/upload', { bytes: fileOf(parents, child, states), filename: 'odd.xml' });
  const { networkId } = upload.json<{ networkId: string }>();
  const sliders = states.map((_, at) => (at % 99) + 1);
  await owner.post(`/network/${networkId}/n${parents.length + 1}/1/save`, answer(sliders));
  const csv = async (query: string) => parse((await owner.get(`/network/download/${networkId}?${query}`)).body);
  return { csv, sliders };
}

const parents = ['-1', '=x', 'a; b=c', 'Größe', 'back\\', "'=x"];
const states = ['-low', '+high', 'a; b=c'];

test('R-3706: names come as they are for R and Python, and shares read back as the same numbers', async () => {
  const { csv, sliders } = await answered(parents, '=child', states);
  const [head = [], ...lines] = await csv('format=csv&layout=analysis');
  expect(head.slice(4, 11)).toEqual([...parents.map((name) => `parent_${name}`), 'state']);
  expect(lines.map((line) => [line[0], ...line.slice(4, 11)])).toEqual(
    states.map((state) => ['=child', ...parents.map(() => '-low'), state]),
  );
  const sum = sliders.reduce((total, slider) => total + slider, 0);
  expect(lines.map((line) => Number(line[head.indexOf('share')]))).toEqual(sliders.map((slider) => slider / sum));
  const [countsHead = [], ...counts] = await csv('format=counts');
  expect(counts.map((line) => line[countsHead.indexOf('state')])).toEqual(states);
  expect(counts.map((line) => Number(line[countsHead.indexOf('share')]))).toEqual(
    sliders.map((slider) => slider / sum),
  );
});

test('R-3707: parents in one cell can be split again, and no cell is a formula', async () => {
  const { csv } = await answered(parents, '=child', states);
  const [head = [], ...lines] = await csv('format=csv');
  for (const line of lines) {
    const cell = line[head.indexOf('parents')] ?? '';
    // The apostrophe that keeps the whole cell from being a formula.
    expect(split(cell.replace(/^'/, ''))).toEqual(parents.map((name) => [name, '-low']));
    for (const text of line) expect(text).not.toMatch(/^[=+@]|^-(?!\d)/);
  }
});

test('R-3706: a node of three hundred states that look like formulas comes whole, in either layout', async () => {
  const many = Array.from({ length: 300 }, (_, at) => `=${at}+"1",2`);
  const { csv } = await answered([], 'Code', many);
  const stateOf = ([head = [], ...lines]: (string | undefined)[][]) => lines.map((line) => line[head.indexOf('state')]);
  expect(stateOf(await csv('format=csv&layout=analysis'))).toEqual(many);
  expect(stateOf(await csv('format=csv'))).toEqual(many.map((state) => `'${state}`));
});
