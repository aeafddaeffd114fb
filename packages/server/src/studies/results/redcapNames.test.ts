import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldEnding, fieldName, formName, LONGEST_NAME } from './redcapNames.js';

/** Lower-case letters, digits and single underscores, a letter first and no underscore last. */
const LEGAL = /^[a-z](?:_?[a-z0-9])*$/;

const place = fc.record({
  node: fc.integer({ min: 1, max: 5000 }),
  iteration: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  of: fc.oneof(fc.integer({ min: 0, max: 999 }), fc.constantFrom<FieldEnding>('answer', 'certain', 'comment')),
});
const nameOf = ({ node, iteration, of }: { node: number; iteration: number; of: FieldEnding | number }) =>
  fieldName(`n${node}`, iteration, of);

test('R-3248: the name of a field is one that REDCap takes, however large a network is', () => {
  fc.assert(
    fc.property(place, (given) => {
      expect(nameOf(given)).toMatch(LEGAL);
      expect(nameOf(given).length).toBeLessThanOrEqual(LONGEST_NAME);
    }),
  );
  expect(nameOf({ node: 5000, iteration: Number.MAX_SAFE_INTEGER, of: 'certain' })).toHaveLength(LONGEST_NAME);
});

test('R-3248: no two fields have one name', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(place, { minLength: 2, maxLength: 50, selector: (given) => JSON.stringify(given) }),
      (all) => {
        expect(new Set(all.map(nameOf)).size).toBe(all.length);
      },
    ),
  );
});

test('R-3248: a name follows from node, question and state alone', () => {
  expect(fieldName('n3', 12, 1)).toBe('n3_q12_s2');
  expect(fieldName('n3', 12, 'comment')).toBe('n3_q12_comment');
  expect(fieldName('n3', 99_999_999_999, 'answer')).toBe('n3_q99999999999_answer');
  expect(fieldName('n3', 100_000_000_000, 'answer')).toBe('n3_x19xtf1ts_answer');
});

test('R-3248: the form of a node is called by its key, and by what is left of its id', () => {
  expect(formName('n3', 'TumourSite')).toBe('n3_tumoursite');
  expect(formName('n12', '__Größe (cm) of the largest node')).toBe('n12_gr_e_cm_of_the_largest');
  expect(formName('n4', '部位')).toBe('n4');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.string({ unit: 'grapheme', maxLength: 60 }), (node, id) => {
      expect(formName(`n${node}`, id)).toMatch(LEGAL);
      expect(formName(`n${node}`, id).length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(formName(`n${node}`, id)).not.toBe(formName(`n${node + 1}`, id));
    }),
  );
});
