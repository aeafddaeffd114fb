import { expect, test } from 'vitest';
import { withParts } from './partsOfSlots.ts';
import { withOwnSizes } from './sizesOfOurs.ts';

test('names a part for every slot and root, and for no selector', () => {
  expect(withParts('<i data-slot="thumb" />')).toBe('<i data-slot="thumb" part="thumb" />');
  expect(withParts('<Root\n  data-credence="slider"\n>')).toBe('<Root\n  data-credence="slider" part="slider"\n>');
  expect(withParts("const look = { 'data-slot': 'word', style };")).toBe(
    "const look = { 'data-slot': 'word', part: 'word', style };",
  );
  expect(withParts(`find('[data-slot="thumb"]')`)).toBe(`find('[data-slot="thumb"]')`);
});

test('makes sizes independent of the page, and those of container queries of the text', () => {
  expect(withOwnSizes('margin:-.5rem 1rem;width:calc(100% - 1.25rem)')).toBe(
    'margin:calc(-.5 * var(--credence-rem)) calc(1 * var(--credence-rem));width:calc(100% - calc(1.25 * var(--credence-rem)))',
  );
  expect(withOwnSizes('@container people (max-width: 26.99rem) {gap:1rem}')).toBe(
    '@container people (max-width: 26.99em) {gap:calc(1 * var(--credence-rem))}',
  );
});
