import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerFields } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fieldsAsJson, fieldsOfRow, judgementFieldsOf, recordedOf } from './answerFields.js';

interface Contract {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, unknown>> }>>;
  };
}
const contract = parse(readFileSync(path.join(import.meta.dirname, '../../../../../openapi.yaml'), 'utf8')) as Contract;

test.each([
  ['AnswerSave', ['sliders', 'self-eval', 'comment', 'timer']],
  ['PastAnswer', ['id', 'sliders', 'self-eval', 'comment', 'savedAt', 'username', 'counts']],
])('of an %s every key of the contract is kept', (schema, others) => {
  const { properties } = contract.components.schemas[schema]!;
  expect(Object.keys(properties).filter((key) => !others.includes(key))).toEqual(answerFields);
});

test('what is said comes back from its row as it was, and what is not said is left out', () => {
  const said = { exact: [null, 2_000], standing: 'answered', takenFrom: 2 ** 53 - 1, reason: 'A guideline.' } as const;
  const row = fieldsOfRow({ ...said, exact: [...said.exact] });

  expect(row).toMatchObject({ takenFrom: 2n ** 53n - 1n, certaintyFrom: null, touched: null });
  expect(recordedOf(row)).toEqual(said);
  expect(fieldsAsJson(row)).toMatchObject({ ...said, origin: null });
  expect(judgementFieldsOf(row)).toEqual({ exact: said.exact, standing: said.standing });
});
