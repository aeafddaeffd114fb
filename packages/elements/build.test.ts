import { expect, test } from 'vitest';
import { withParts } from './partsOfSlots.ts';

test('names a part for every slot and root, and for no selector', () => {
  expect(withParts('<i data-slot="thumb" />')).toBe('<i data-slot="thumb" part="thumb" />');
  expect(withParts('<Root\n  data-credence="slider"\n>')).toBe('<Root\n  data-credence="slider" part="slider"\n>');
  expect(withParts("const look = { 'data-slot': 'word', style };")).toBe(
    "const look = { 'data-slot': 'word', part: 'word', style };",
  );
  expect(withParts(`find('[data-slot="thumb"]')`)).toBe(`find('[data-slot="thumb"]')`);
});
