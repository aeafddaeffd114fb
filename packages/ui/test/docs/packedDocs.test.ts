import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { calibrations, kitLanguages } from '../../stories/docs/kitLanguages.js';
import { englishLabels } from '../../src/labels/englishLabels.js';
import { germanLabels } from '../../src/labels/german.js';
import { labelTexts } from '../../stories/docs/labelTexts.js';
import { kitFolders } from './kitFolders.js';
import { documentedBy, packedDocs } from './packedDocs.js';
import { propsText } from './propsText.js';

const kit = path.resolve(import.meta.dirname, '../..');
const docs = packedDocs();
const page = (file: string) => docs.get(file) ?? '';

test.each(allGuides)('R-2721: the page of $name has a text version, with its props (C24)', ({ name, guide }) => {
  const text = page(`docs/${name}.md`);
  expect(text.startsWith(`# ${name}\n\n${guide.purpose}\n`)).toBe(true);
  const props = propsText(documentedBy.get(name) ?? []);
  expect(text).toContain(props && `\n## Props\n\n${props}\n`);
});

test('R-2721: the text version of a page says type, default and meaning of a prop', () => {
  const row = /^\| `name` \| `string` \|  \| Name in a form\..*$/m;
  expect(page('docs/ProbabilitySlider.md')).toMatch(row);
  expect(page('docs/ProbabilitySlider.md')).toMatch(/^\| 0\.2, 1\/500 \| with `precision="exact"`/m);
});

test('R-2721: the props of every component are on one page', () => {
  const documented = [...documentedBy.values()].flat();
  const components = kitFolders().flatMap((folder) => folder.components);
  expect(documented.sort()).toEqual([...components].sort());
});

test.each(Object.entries({ englishLabels, germanLabels }))(
  'R-2721: every one of %s can be read',
  (_name, { locale: _, ...labels }) => {
    const texts = Object.values(labels).flatMap((group) => labelTexts(group));
    expect(texts.filter(({ text }) => /NaN|undefined|\[object|Infinity|=>/.test(text))).toEqual([]);
  },
);

test('llms.txt lists every page (C24)', () => {
  const listed = [...page('llms.txt').matchAll(/\]\((docs\/[^)]+)\)/g)].map(([, file]) => file);
  const pages = [...docs.keys()].filter((file) => file !== 'llms.txt');
  expect(listed.sort()).toEqual([...pages, 'docs/forms.md'].sort());
});

test('R-2722: the recipes for forms are the components that are tested', () => {
  const forms = readFileSync(path.join(kit, 'docs/forms.md'), 'utf8');
  const shown = [...forms.matchAll(/^```tsx\n([^]*?)^```$/gm)].map(([, code]) => code);
  const tested = ['PlainForm', 'HookForm', 'ActionForm'].map((name) =>
    readFileSync(path.join(kit, 'test/recipes', `${name}.tsx`), 'utf8'),
  );
  expect(shown).toEqual(tested);
});

test('C11: the page of the languages says which words are calibrated', () => {
  const text = page('docs/languages.md');
  for (const { name, calibration } of kitLanguages)
    expect(text).toMatch(new RegExp(`^\\| ${name} .* ${calibration} \\|$`, 'm'));
  for (const [calibration, means] of Object.entries(calibrations))
    expect(text).toContain(`- **${calibration}**: ${means}`);
});

test('R-3407: what a version promises comes with the package, and its links lead out of it', () => {
  const text = page('docs/versioning.md');
  expect(text).toContain('| stable | none |');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !to.startsWith('https://'))).toEqual([]);
  expect(readFileSync(path.join(kit, 'README.md'), 'utf8')).toContain('/docs/versioning.md)');
});
