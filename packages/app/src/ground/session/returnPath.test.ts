import { expect, test } from 'vitest';
import { returnPath } from './returnPath.js';

test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '/a\nb',
  '/\t/evil.example',
  '/./\\evil.example',
  '/../..//evil.example',
  'evil',
  '',
  null,
])('does not go on to %j after the sign-in (B-073)', (from) => {
  expect(returnPath(from)).toBeUndefined();
});

test.each([
  '/network/7fK2pQ9xWb4T/',
  '/network/7fK2pQ9xWb4T/n3/5/start?nodeName=Tumour%20extent',
  '/index?sort=name#list',
])('goes back to %j, with its query (R-306, O-64)', (from) => {
  expect(returnPath(from)).toBe(from);
});

test('does not go round in a circle by way of the sign-in itself', () => {
  expect(returnPath('/login?from=/index')).toBeUndefined();
  expect(returnPath('/login/')).toBeUndefined();
});
