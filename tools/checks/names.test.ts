import { expect, test } from 'vitest';
import { sameButForCase, sharedFileNames, sharedTypeNames } from './names.ts';

test('files and folders that differ in case alone are found', () => {
  expect(sameButForCase(['src/Slider.ts', 'src/slider.tsx', 'src/Marks.ts', 'src/marks.ts', 'Src/other.ts'])).toEqual([
    ['src', 'Src'],
    ['src/Marks.ts', 'src/marks.ts'],
  ]);
  expect(sameButForCase(['src/a.ts', 'src/b.ts'])).toEqual([]);
});

test('a type in two homes is found, but for what packages publish each', () => {
  const tree = new Map([
    ['packages/app/src/a.ts', 'export interface Sent { a: 1 }\nexport type Asked = string;'],
    ['packages/app/src/screens/b.ts', 'export type Sent = 2;\nexport class Answer {}'],
    ['packages/app/src/screens/b.test.ts', 'export type Asked = 2;'],
    ['packages/ui/src/index.ts', "export type { Answer } from './answer/Answer.js';"],
    ['packages/ui/src/answer/Answer.ts', 'export interface Answer { rows: number[] }'],
  ]);
  expect(sharedTypeNames(tree)).toEqual({
    types: 3,
    shared: [['Sent', ['packages/app/src/a.ts', 'packages/app/src/screens/b.ts']]],
  });
});

test('two files of one name in a package are found, but for indexes, tests and languages', () => {
  const [one, two] = ['packages/app/src/a/sent.ts', 'packages/app/src/b/sent.ts'];
  const fine = ['a/index.ts', 'b/index.ts', 'a/x.test.ts', 'b/x.test.ts', 'english/app.ts', 'german/app.ts'];
  const files = [one, two, 'packages/ui/src/sent.ts', ...fine.map((file) => `packages/app/src/${file}`)];
  expect(sharedFileNames(files)).toEqual([[one, two]]);
});
