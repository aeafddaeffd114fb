import { expect, test } from 'vitest';
import { withOwnSizes } from './ownSizes.ts';

test('makes sizes independent of the page, and those of container queries of the text', () => {
  expect(withOwnSizes('margin:-.5rem 1rem;width:calc(100% - 1.25rem)')).toBe(
    'margin:calc(-.5 * var(--credence-rem)) calc(1 * var(--credence-rem));width:calc(100% - calc(1.25 * var(--credence-rem)))',
  );
  expect(withOwnSizes('@container people (max-width: 26.99rem) {gap:1rem}')).toBe(
    '@container people (max-width: 26.99em) {gap:calc(1 * var(--credence-rem))}',
  );
  expect(withOwnSizes('gap:1rem', '1rem')).toBe('gap:calc(1 * var(--credence-rem,1rem))');
});
