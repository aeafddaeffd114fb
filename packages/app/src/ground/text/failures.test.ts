import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileProblemParams } from '@credence/api-client';
import { cut, formats, type ProblemParams, readNetworkFile } from '@credence/bayesnet';
import { fixture, fixturesOf } from '@credence/bayesnet/fixtures';
import { made } from '@credence/bayesnet/fixtures/made';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { parse } from 'yaml';
import { english } from '@credence/text/english/app';
import type { Failure } from '@credence/text';
import { failureSentence } from './failureSentence.js';
import { german } from '@credence/text/german/app';

type Collected = Required<Pick<Failure, 'code'>> & Failure & { readonly params?: Readonly<Record<string, unknown>> };

/** Refusals that the server sent in its own tests, and problems of files: `npm run collect-failures`. */
const refusals = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'failures.collected.json'), 'utf8'),
) as Collected[];

/** What is found in the files that show each problem, by the same reader as on the server. */
const fileProblems: Collected[] = [
  ...['hostile', ...formats.map(({ id }) => id)].flatMap(fixturesOf).map((name) => fixture(name)),
  ...Object.values(made).map((make) => make()),
].flatMap((bytes) =>
  readNetworkFile(bytes).problems.map(({ code, params, message, position }) => ({
    code,
    params: { ...params },
    message,
    line: position.line,
    column: position.column,
  })),
);

const languages = [
  ['English', 'en', english],
  ['German', 'de', german],
] as const;

const contractFirst = 'The application finds it by itself; on the way to the server the contract refuses it first.';

/** What is sent by no server that tests can reach, and why. */
const uncollected: Readonly<Record<string, string>> = {
  'invalid-encoding half-character': 'A text can hold half a character; the bytes of a file cannot.',
  'invalid_answer certainty-missing': contractFirst,
  'invalid_answer comment-too-long': contractFirst,
  'invalid_answer slider-out-of-range': contractFirst,
  'invalid_answer exact-out-of-range': contractFirst,
  'invalid_combination exact-out-of-range': contractFirst,
  'invalid_combination certainty-missing': contractFirst,
  'invalid_combination comment-too-long': contractFirst,
  'invalid_combination too-many-combinations': contractFirst,
  'invalid_combination value-out-of-range': contractFirst,
};

/** Parameters that a sentence shows in another way than as they are, and how. */
const shownOtherwise: Readonly<Record<string, string>> = {
  'too-large file limit': 'in MB',
  'file_too_large file limit': 'in MB',
  'too_many_requests attempts seconds': 'in minutes',
  'too_many_requests mails seconds': 'in hours',
  'invalid_input wrong-type types': 'in words of the language',
  ...Object.fromEntries(
    ['invalid_answer', 'invalid_combination'].flatMap((code) =>
      ['exact-contradicts-slider exact', 'exact-above-one sum', 'exact-below-one sum', 'nothing-left left'].map(
        (share) => [`${code} ${share}`, 'in percent'],
      ),
    ),
  ),
};
/** Fields that people fill in have a name in each language. */
const namedFields = /^(?:username|firstname|lastname|discipline|comment|password|password2|new_password|profilePic)$/;

const keyOf = ({ code, params }: Collected) => (typeof params?.reason === 'string' ? `${code} ${params.reason}` : code);
const keysOf = (table: object) =>
  Object.entries(table).flatMap(([code, entry]: [string, unknown]) =>
    typeof entry === 'object' && entry ? Object.keys(entry).map((reason) => `${code} ${reason}`) : [code],
  );
const reasonsOf = (table: object) => [...new Set(keysOf(table).flatMap((key) => key.split(' ')[1] ?? []))].sort();

describe.each(languages)('R-2683 every failure in %s', (_name, locale, text) => {
  const known = [...keysOf(text.failures.refusals), ...keysOf(text.failures.fileProblems)];
  const shown = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(shown);
    if (typeof value === 'number') return [value.toLocaleString(locale, { maximumSignificantDigits: 15 })];
    return [cut(String(value), 40)];
  };

  test.each([...refusals, ...fileProblems].map((failure) => [keyOf(failure), failure] as const))(
    '%s has a sentence of its own, with all that is known of it',
    (key, failure) => {
      expect(known).toContain(key);
      const sentence = failureSentence(failure, text) ?? '';
      // In quotation marks stands what stands in the file.
      expect(sentence.replace(/[“„][^“”]*[“”]/g, '')).not.toMatch(/undefined|NaN|\[object|^$/);
      if (locale !== 'en') expect(sentence).not.toBe(failure.message);
      for (const [name, value] of Object.entries(failure.params ?? {})) {
        if (name === 'reason' || `${key} ${name}` in shownOtherwise) continue;
        if (name === 'field' && namedFields.test(String(value))) continue;
        for (const part of shown(value)) expect(sentence, name).toContain(part);
      }
    },
  );
});

/** Of a file that was refused, the server says what is wrong with it first. */
const aboutFiles = /^(?:file_too_large|invalid_network|malformed_xml|not_a_network|too_complex)$/;

test('R-2731: what the server says in English is what the screen says', () => {
  const said = refusals.filter(({ code, line }) => line === undefined && !aboutFiles.test(code ?? ''));
  expect(said.length).toBeGreaterThan(130);
  for (const failure of said) expect(failureSentence(failure, english)).toBe(failure.message);
});

test.each([
  [
    { code: 'reset_stands', params: { reason: 'too-late', days: 1 } },
    'A reset can be undone for 1 day; that time is over.',
  ],
  [
    { code: 'too_many_requests', params: { reason: 'uploads', limit: 1200 } },
    'You uploaded 1,200 files within an hour, as many as you may. Try again later.',
  ],
  [
    { code: 'invalid_input', params: { reason: 'too-many', field: 'emails', limit: 1 } },
    'emails must have at most 1 entry.',
  ],
])('R-2731: numbers are grouped and words counted: %j', (failure, sentence) => {
  expect(failureSentence(failure, english)).toBe(sentence);
});

test('R-2683 names stand in the quotation marks of the language, and none is lost', () => {
  const named = fileProblems.filter(({ params }) => params && ('node' in params || 'nodes' in params));
  expect(named.length).toBeGreaterThan(20);
  for (const failure of named) {
    const { node, nodes, state, parent, other }: Record<string, unknown> = failure.params ?? {};
    for (const name of [node, nodes, state, parent, other].flat()) {
      if (typeof name !== 'string') continue;
      expect(failureSentence(failure, english)).toContain(`“${cut(name, 40)}”`);
      expect(failureSentence(failure, german)).toContain(`„${cut(name, 40)}“`);
    }
  }
});

test('every problem of a file is among those that were found', () => {
  const found = new Set(fileProblems.map(keyOf));
  const missing = keysOf(german.failures.fileProblems).filter((key) => !found.has(key) && !(key in uncollected));
  expect(missing).toEqual([]);
});

test('every refusal is among those that the server sent', () => {
  const sent = new Set(refusals.map(keyOf));
  const missing = keysOf(german.failures.refusals).filter((key) => !sent.has(key) && !(key in uncollected));
  expect(missing).toEqual([]);
});

test('the reasons of the contract are those that have sentences', () => {
  const contract = parse(readFileSync(path.resolve(import.meta.dirname, '../../../../../openapi.yaml'), 'utf8')) as {
    components: { schemas: Record<'ErrorReason' | 'FileProblemReason', { enum: string[] }> };
  };
  const { ErrorReason, FileProblemReason } = contract.components.schemas;
  expect(reasonsOf(german.failures.refusals)).toEqual(ErrorReason.enum.toSorted());
  expect(reasonsOf(german.failures.fileProblems)).toEqual(FileProblemReason.enum.toSorted());
});

type Params = ProblemParams[keyof ProblemParams];
type KeyOf<Each> = Each extends unknown ? keyof Each : never;

test('the parameters of file problems are those of the contract, each key', () => {
  expectTypeOf<KeyOf<Params>>().toEqualTypeOf<keyof FileProblemParams>();
  expectTypeOf<Params>().toExtend<FileProblemParams>();
});

test('the two languages speak of the same codes and reasons', () => {
  expect(keysOf(german.failures.refusals).sort()).toEqual(keysOf(english.failures.refusals).sort());
  expect(keysOf(german.failures.fileProblems).sort()).toEqual(keysOf(english.failures.fileProblems).sort());
});

test('German has words for every code that comes without its parameters', () => {
  const { withoutParams } = german.failures;
  const tables = { ...withoutParams?.refusals, ...withoutParams?.fileProblems };
  expect(Object.keys(tables).length).toBeGreaterThan(40);
  for (const [code, sentence] of Object.entries(tables)) {
    expect(failureSentence({ code, message: 'As the server says it.' }, german)).toBe(sentence);
  }
});
