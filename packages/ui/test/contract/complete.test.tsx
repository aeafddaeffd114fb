import { version } from 'react';
import { expect, inject, test } from 'vitest';
import { componentNames, specimens } from './specimens.js';

declare module 'vitest' {
  interface ProvidedContext {
    react: '18' | '19';
  }
}

test('the contract lists every exported component and nothing else', () => {
  expect(componentNames.length).toBeGreaterThanOrEqual(48);
  expect(specimens.map(([name]) => name).sort()).toEqual([...componentNames].sort());
});

test('the contract runs on the React version in its project name', () => {
  expect(version.split('.')[0]).toBe(inject('react'));
});
