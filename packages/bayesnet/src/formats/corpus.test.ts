import { describe, expect, test } from 'vitest';
import { corpus, corpusFiles } from '../../fixtures/fixtures.js';
import { everyColumn, everyTable, tablesOf } from '../../fixtures/tables.js';
import { formats, readNetworkFile, writeNetworkFile } from '../index.js';

/** Malformed files that are accepted because real programs read and write files like them. */
const accepted = /ab_(?:empty_parents|empty_probabilities|no_probabilities|not_cpt|not_extensions)\.xdsl$/;

describe('real files beside the checkout', () => {
  // A run says that they are missing, and a suite without any test would fail.
  if (!corpus) test.skip('are not there: what they would show is left to the fixtures', () => undefined);

  // Inputs that other programs made; that of pgmpy's UAI is the one that no program reads as it was meant.
  const asked = corpusFiles('asked').filter(({ name }) => !name.endsWith('pgmpy-uai.uai'));

  test.each([...formats.flatMap(({ id }) => corpusFiles(id)), ...asked])(
    '$name comes back to the byte, and with every number changed',
    ({ bytes }) => {
      const original = bytes();
      const { document, problems } = readNetworkFile(original);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (!document) return;
      expect(writeNetworkFile(document, new Map())).toEqual(original);
      const changed = readNetworkFile(writeNetworkFile(document, everyColumn(document.network))).document;
      expect(changed && tablesOf(changed.network)).toEqual(everyTable(document.network));
      expect(changed?.network.nodes.map(({ name }) => name)).toEqual(document.network.nodes.map(({ name }) => name));
    },
  );

  test.each(['malformed', 'hostile'].flatMap(corpusFiles))(
    'B-097..B-158 $name is refused with its place and what to do, or accepted as decided',
    ({ name, bytes }) => {
      const { document, problems } = readNetworkFile(bytes());
      expect(document !== undefined).toBe(accepted.test(name));
      if (document) return;
      expect(problems[0]?.severity).toBe('error');
      expect(problems[0]?.position).toBeDefined();
      expect(problems[0]?.message).toMatch(/: .+\.$/);
    },
  );
});
