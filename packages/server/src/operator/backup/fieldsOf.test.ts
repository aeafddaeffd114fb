import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf } from './fieldsOf.js';

/** As PostgreSQL writes a row. */
const written = (fields: readonly (string | null)[]) =>
  `(${fields.map((field) => (field === null ? '' : `"${field.replaceAll('\\', '\\\\').replaceAll('"', '""')}"`)).join(',')})`;

test('R-3281: a row of a backup is read into its fields, whatever stands in them', () => {
  expect(fieldsOf('(1,"a ""quoted"" \\\\ text, (with)",,t,"")')).toEqual([
    '1',
    'a "quoted" \\ text, (with)',
    null,
    't',
    '',
  ]);
  expect(fieldsOf('()')).toEqual([null]);
  fc.assert(
    fc.property(fc.array(fc.option(fc.string({ unit: 'binary' })), { minLength: 1 }), (fields) => {
      expect(fieldsOf(written(fields))).toEqual(fields);
    }),
  );
});

test('R-3281: what is not a row is none', () => {
  for (const text of ['', '(', ')', '1,2', '(1,2', '("1,2)', '("1"2,3)', '(1,"2)'])
    expect(fieldsOf(text), text).toBeUndefined();
});
