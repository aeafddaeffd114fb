import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RefusalCode } from '@credence/api-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contract } from '../../../test/testApp.js';
import { operations } from '../../operations.js';
import { statuses } from '../../platform/errors.js';
import { publicOperations } from './publicOperations.js';

const text = readFileSync(path.join(import.meta.dirname, '../../../../../openapi.yaml'), 'utf8');
const catalogue = new Set(Object.keys(statuses));

test('every operation of the contract is in the map, and no other', () => {
  expect(Object.keys(operations).sort()).toEqual(contract.map(({ id }) => id).sort());
});

test('the list of public operations is that of the contract', () => {
  expect([...publicOperations].sort()).toEqual(
    contract
      .filter(({ isPublic }) => isPublic)
      .map(({ id }) => id)
      .sort(),
  );
});

test('R-2108: wherever the contract lists the CSRF header, there is a choice without it: programs need none', () => {
  const { paths } = parse(text) as { paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>> };
  const choices = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap(({ security }) => (security ? [security] : [])),
  );
  const listing = choices.filter((each) => each.some((choice) => 'csrf' in choice));
  expect(listing.length).toBeGreaterThan(30);
  for (const each of listing) expect(each.some((choice) => !('csrf' in choice))).toBe(true);
});

test('R-3741: no address has a secret in it: neither in its path nor in its query', () => {
  type Parameter = { name?: string; in?: string; $ref?: string };
  const parsed = parse(text) as {
    paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>;
    components: { parameters: Record<string, Parameter> };
  };
  const named = (given: Parameter) => parsed.components.parameters[given.$ref?.split('/').at(-1) ?? ''] ?? given;
  const inAddress = Object.values(parsed.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, parameters = [] }) =>
      parameters.map(named).map(({ name, in: place }) => ({ operationId, name: name ?? '', place })),
    )
    .filter(({ place }) => place === 'query' || place === 'path');
  expect(inAddress.length).toBeGreaterThan(50);
  const secrets = inAddress.filter(({ name }) => /secret|token|password|code|key|signature/i.test(name));
  // The specification has this one; it is deprecated, and nothing calls it but for a link that another server mailed so.
  expect(secrets.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual(['confirmAccount secret']);
});

test('every error code of the contract is in the catalogue', () => {
  const inContract = [...text.matchAll(/\bcode: ([a-z_]+), requestId/g), ...text.matchAll(/^ +code: ([a-z_]+)$/gm)].map(
    ([, code]) => code ?? '',
  );
  expect(inContract.length).toBeGreaterThan(10);
  expect([...new Set(inContract)].filter((code) => !catalogue.has(code))).toEqual([]);
});

test('every status of the catalogue is one that the contract documents', () => {
  const documented = new Set(contract.flatMap(({ responses }) => [...responses.keys()]));
  // Sent before the operation is known.
  const outside = new Set([408, 431]);
  for (const [code, status] of Object.entries(statuses)) {
    expect(documented.has(status) || outside.has(status), code).toBe(true);
  }
});

test('what can happen to any operation, every operation documents', () => {
  const anywhere: RefusalCode[] = ['invalid_input', 'internal_error', 'unavailable'];
  for (const operation of contract) {
    const codes: RefusalCode[] = [...anywhere];
    if (!operation.isPublic) codes.push('not_logged_in');
    if (operation.method !== 'GET') codes.push('csrf_failed', 'too_large', 'unsupported_media_type');
    for (const code of codes)
      expect([...operation.responses.keys()], `${operation.id}: ${code}`).toContain(statuses[code]);
  }
});
