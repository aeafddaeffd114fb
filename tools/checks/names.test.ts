import { expect, test } from 'vitest';
import { sameButForCase } from './names.ts';

test('files and folders that differ in case alone are found', () => {
  expect(sameButForCase(['src/Slider.ts', 'src/slider.tsx', 'src/Marks.ts', 'src/marks.ts', 'Src/other.ts'])).toEqual([
    ['src', 'Src'],
    ['src/Marks.ts', 'src/marks.ts'],
  ]);
  expect(sameButForCase(['src/a.ts', 'src/b.ts'])).toEqual([]);
});
