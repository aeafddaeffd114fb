import { version } from 'react';
import { expect, inject, test } from 'vitest';
import { componentNames, specimens } from './specimens.js';

declare module 'vitest' {
  interface ProvidedContext {
    react: '18' | '19';
  }
}

test('every component that is exported stands in the contract, and nothing else does', () => {
  expect(componentNames.length).toBeGreaterThanOrEqual(48);
  expect(specimens.map(([name]) => name).sort()).toEqual([...componentNames].sort());
});

test('the contract runs on the React that its project names', () => {
  expect(version.split('.')[0]).toBe(inject('react'));
});
