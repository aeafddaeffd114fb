import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ELEMENTS, readmePromises, readmeTables, typesText } from './describe.ts';
import { elementPromises } from './promises.ts';

const file = (name: string) => path.join(import.meta.dirname, name);

/** A text with something else between two of its marks. */
function between(text: string, mark: string, made: string): string {
  const [begin, end] = [`<!-- ${mark}: made from the source -->\n\n`, `\n\n<!-- end of ${mark} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  expect(from).toBeGreaterThan(0);
  return text.slice(0, from) + begin + made + text.slice(to);
}

// To write the files again after changing a table: `vitest run --project unit packages/elements -u`.
test('R-2370: the types of the elements are those of their tables', async () => {
  await expect(typesText()).toMatchFileSnapshot(file('src/inputTypes.ts'));
});

test('R-2370: the README lists what the tables list, and what every element keeps', async () => {
  const tables = between(readFileSync(file('README.md'), 'utf8'), 'attributes', readmeTables());
  await expect(between(tables, 'promises', readmePromises())).toMatchFileSnapshot(file('README.md'));
});

test('R-2317: what every element keeps is said in full sentences, and why not where it is not kept', () => {
  const { keeps, declines } = elementPromises;
  const sentences = [...Object.values(keeps), ...declines.flatMap(({ what, because }) => [what, because])];
  expect(sentences.filter((sentence) => !/^[A-Z`].+\.$/s.test(sentence))).toEqual([]);
});

test('R-2370: an attribute is the property in kebab case, or in lower case where HTML has it so', () => {
  for (const { inputs } of ELEMENTS)
    for (const [key, { attribute }] of Object.entries(inputs)) {
      const kebab = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(attribute).toBe(key === 'readOnly' ? 'readonly' : kebab);
    }
});
