import { expect, test } from 'vitest';
import { droppedFiles, withoutHidden } from './droppedFiles.js';

const file = (name: string) => new File([name], name);
const fileEntry = (fullPath: string, gone = false) => ({
  isFile: true,
  isDirectory: false,
  name: fullPath.split('/').at(-1)!,
  fullPath,
  file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
    gone ? reject(new Error('gone')) : resolve(file(fullPath.split('/').at(-1)!)),
});
const folderEntry = (fullPath: string, batches: unknown[][]) => ({
  isFile: false,
  isDirectory: true,
  name: fullPath.split('/').at(-1)!,
  fullPath,
  createReader: () => {
    const left = [...batches];
    return { readEntries: (resolve: (entries: unknown[]) => void) => resolve(left.shift() ?? []) };
  },
});
const transfer = (entries: unknown[], files: File[] = []) =>
  ({ items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })), files }) as never;

test('files that are dropped are taken as they are', async () => {
  const files = [file('a.xdsl'), file('.b.xml')];
  expect(await droppedFiles(transfer([fileEntry('/a.xdsl'), fileEntry('/.b.xml')], files))).toEqual(files);
});

test('a dropped folder is opened to the last file, however many times the browser must be asked', async () => {
  const inner = folderEntry('/nets/old', [[fileEntry('/nets/old/c.xml')]]);
  const nets = folderEntry('/nets', [
    [fileEntry('/nets/a.xdsl'), fileEntry('/nets/.DS_Store'), inner],
    [fileEntry('/nets/b.xdsl'), fileEntry('/nets/gone.xdsl', true)],
  ]);
  const found = await droppedFiles(transfer([nets, fileEntry('/alone.xml')]));
  expect(found.map((each) => each.webkitRelativePath || each.name)).toEqual([
    'nets/a.xdsl',
    'nets/old/c.xml',
    'nets/b.xdsl',
    'alone.xml',
  ]);
});

test('a folder that cannot be read gives nothing, and the rest is taken', async () => {
  const locked = {
    ...folderEntry('/x', []),
    createReader: () => ({ readEntries: (_: unknown, no: () => void) => no() }),
  };
  expect((await droppedFiles(transfer([locked, fileEntry('/a.xml')]))).map(({ name }) => name)).toEqual(['a.xml']);
});

test('hidden files of a chosen folder are left out', () => {
  const hidden = Object.defineProperty(file('x.xml'), 'webkitRelativePath', { value: 'nets/.git/x.xml' });
  expect(withoutHidden([hidden, file('.DS_Store'), file('a.xml')]).map(({ name }) => name)).toEqual(['a.xml']);
});
