import { expect, test } from 'vitest';
import { buildUnnamed } from '../../test/namesBuilders.js';
import { nameListOf, readNameList, textOfFile } from './nameList.js';

const nodes = [buildUnnamed(0), buildUnnamed(1, 3), buildUnnamed(10)];
const read = (text: string, edited = {}) => readNameList(text, nodes, edited);
const smoking = { title: 'Smoking', states: ['no', 'yes'] };
const stage = { title: 'Stage', states: ['I', 'II', 'III'] };

test.each([
  ['commas', 'x0, Smoking, no, yes\nx1, Stage, I, II, III'],
  ['semicolons and a heading', 'Node;Name;State 1;State 2;State 3\r\n0;Smoking;no;yes;\r\n1;Stage;I;II;III\r\n'],
  ['the tabs of a spreadsheet', 'X0\tSmoking\tno\tyes\t\t\n\nx1\tStage\tI\tII\tIII\t'],
])('R-3467: a list with %s gives a node its name and its states', async (_, text) => {
  expect(await read(text)).toEqual({ edited: { n1: smoking, n2: stage }, count: 2 });
});

test('R-3467: what a list leaves out stays, and what it leaves empty goes', async () => {
  expect(await read('x0, Tobacco', { n1: smoking, n2: stage })).toMatchObject({
    edited: { n1: { title: 'Tobacco', states: ['no', 'yes'] }, n2: stage },
  });
  expect(await read('x0, , , yes', { n1: smoking })).toMatchObject({
    edited: { n1: { title: '', states: ['', 'yes'] } },
  });
});

test('R-3467: the list of all names reads back as the same, whatever signs they have', async () => {
  const edited = {
    n1: { title: 'Tobacco, "smoked"', states: ['no; never', 'yes'] },
    n2: { title: '', states: ['', 'II', ''] },
    n11: { title: 'Age', states: ['under 40', '40+'] },
  };
  const text = nameListOf(nodes, edited);
  expect(text.split('\n')[2]).toBe('x10, Age, under 40, 40+');
  expect(await read(text)).toEqual({ edited, count: 3 });
  expect(await read(nameListOf(nodes, {}))).toMatchObject({ count: 3 });
});

test('R-3467: what is wrong is told with its line, and nothing of the list is taken', async () => {
  expect(await read('x0, Smoking, no, yes\n\nx7, Age\nx0, Again\nx1, Stage, I, II, III, IV\nx10, "a\nb"')).toEqual({
    problems: [
      { kind: 'unknown-node', line: 3, node: 'x7' },
      { kind: 'node-twice', line: 4, node: 'x0' },
      { kind: 'too-many-states', line: 5, node: 'x1', states: 3 },
      { kind: 'control', line: 6 },
    ],
  });
  expect(await read(' \n')).toEqual({ problems: [{ kind: 'empty' }] });
  expect(await read('x0, a\u0000b')).toEqual({ problems: [{ kind: 'control', line: 1 }] });
  expect(await read('x0, a\nx1, "b')).toEqual({ problems: [{ kind: 'quotes', line: 2 }] });
  expect(await read(`x0${' '.repeat(1_000_000)}`)).toEqual({ problems: [{ kind: 'too-large' }] });
  expect(await read('x0, a\n'.repeat(1_100))).toEqual({ problems: [{ kind: 'too-many-lines' }] });
  expect(await read('__proto__, a')).toMatchObject({ problems: [{ kind: 'unknown-node' }] });
});

test('R-3467: a file may have any encoding of a spreadsheet, and one that is too large is not read', async () => {
  expect(await textOfFile(new Blob([new Uint8Array([0x78, 0x30, 0x2c, 0xdc])]))).toBe('x0,Ü');
  expect(await textOfFile(new Blob([new Uint8Array(1_000_001)]))).toEqual({ kind: 'too-large' });
});
