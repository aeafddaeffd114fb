import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../build/fingerprint.ts';
import { inRoot } from '../build/workspace.ts';

/** What names a language other than the one in which the code is written. */
const NAMES =
  /(['"`])de(?:-[A-Z]{2})?\1|\bin?German\w*|\b\w*[gG]erman(?:Labels|Text)?\b(?![^\n]*dictionary)|[=!]==? (['"`])en\2|'en' \|/;

/** A comment may name a language as an example. */
const code = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The registry, the folder of the language, and what is not about the words of the product, with its reason. */
const MAY: readonly (readonly [file: RegExp, why: string])[] = [
  [/^packages\/text\/src\/(?:languages\.ts$|german\/)/, 'the registry and the language itself'],
  [/^packages\/ui\/src\/(?:labels\/|(?:index|screens)\.ts$)/, 'the kit publishes its labels in six languages'],
  [/^packages\/elements\/src\/languages\.ts$/, 'the labels of the kit by the language of a page'],
  [/^packages\/server\/src\/accounts\/passwords\/commonPasswords\.ts$/, 'words that attackers try, by dictionary'],
  [/^packages\/server\/src\/site\/readSite\.ts$/, 'tells where the key of earlier went'],
];

const shipped = filesBelow(['packages', 'harness', 'e2e']).filter(
  (file) =>
    /^(?:packages\/[^/]+\/src|harness|e2e)\/.*\.tsx?$/.test(file) &&
    !/\.(?:test|stories|fixtures|docs)\.|\/(?:test|fixtures)\//.test(file),
);

test('R-2738: only the registry names a language', () => {
  expect(shipped.length).toBeGreaterThan(1000);
  const naming = shipped.filter((file) => NAMES.test(code(readFileSync(inRoot(file), 'utf8'))));
  expect(naming.filter((file) => !MAY.some(([may]) => may.test(file)))).toEqual([]);
  for (const [may, why] of MAY)
    expect(
      naming.some((file) => may.test(file)),
      why,
    ).toBe(true);
});

test.each([
  "const sections = language === 'de' ? site.german : undefined;",
  "type Language = 'en' | 'de';",
  "if (locale !== 'en') return;",
  'const offered = prefersGerman();',
  "import { german } from './german.js';",
])('R-2738: %s would be found', (line) => {
  expect(line).toMatch(NAMES);
});
