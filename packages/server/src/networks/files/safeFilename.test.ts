import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFilename } from './safeFilename.js';

test.each([
  ['network.xdsl', 'network.xdsl'],
  ['Kehlkopf (neu) ä.xdsl', 'Kehlkopf (neu) ä.xdsl'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\x.xml', 'x.xml'],
  ['a\0.xml', 'a.xml'],
  ['.', 'network.xml'],
  ['', 'network.xml'],
  ['   ', 'network.xml'],
  ['CON.xml', 'network.xml'],
  ['lpt1', 'network.xml'],
  ['.hidden.xml', 'hidden.xml'],
  ['x\r\nSet-Cookie: a=b.xml', 'xSet-Cookie_ a=b.xml'],
  ['x";filename="evil.html', 'x_;filename=_evil.html'],
  ['gnp\u202Elsdx.exe', 'gnplsdx.exe'],
  ['🫁.xdsl', '🫁.xdsl'],
  ['🫁', 'network.xml'],
])('B-104, B-105, B-106: %j is kept as %j', (given, kept) => {
  expect(safeFilename(given)).toBe(kept);
});

test.each([
  ['my %22final%22 net.xdsl', 'my _final_ net.xdsl'],
  ['می\u200Cخواهم.xdsl', 'می\u200Cخواهم.xdsl'],
  ['क्\u200Dष.xdsl', 'क्\u200Dष.xdsl'],
  ['👩\u200D⚕️ x.xdsl', '👩\u200D⚕️ x.xdsl'],
  ['a\u200D.xdsl', 'a.xdsl'],
  ['\u200Da\u200C\u200Db.xdsl', 'ab.xdsl'],
])('R-2707: %j is kept as %j', (given, kept) => {
  expect(safeFilename(given)).toBe(kept);
});

test('B-104: a long name keeps its ending', () => {
  const name = safeFilename(`${'x'.repeat(300)}.xdsl`);
  expect([name.length, name.endsWith('x.xdsl')]).toEqual([120, true]);
});

test('B-104: whatever the name, the stored one has no path, no control characters and a limited length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const kept = safeFilename(given);
      expect(kept).not.toMatch(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\\/<>:"|?*]/u);
      expect([...kept].length).toBeLessThanOrEqual(120);
      expect(kept.trim()).not.toBe('');
      expect(safeFilename(kept)).toBe(kept);
    }),
  );
});
