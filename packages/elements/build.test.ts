import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { moduleOptions, withParts } from './bundleOptions.ts';
import { withDirectImports } from './directImports.ts';

test('names a part for every slot and root, and for no selector', () => {
  expect(withParts('<i data-slot="thumb" />')).toBe('<i data-slot="thumb" part="thumb" />');
  expect(withParts('<Root\n  data-credence="slider"\n>')).toBe('<Root\n  data-credence="slider" part="slider"\n>');
  expect(withParts('<Root data-credence="scale" data-slot="rail">')).toBe(
    '<Root data-credence="scale" data-slot="rail" part="scale rail">',
  );
  expect(withParts("const look = { 'data-slot': 'word', style };")).toBe(
    "const look = { 'data-slot': 'word', part: 'word', style };",
  );
  expect(withParts(`find('[data-slot="thumb"]')`)).toBe(`find('[data-slot="thumb"]')`);
});

test('R-3150: imports of the kit go to the module of each value, and those of English words to the words of one component', () => {
  const direct = withDirectImports("import { type Labels, ProbabilitySlider } from '@credence/ui';");
  expect(direct).toMatch(/^import \{ ProbabilitySlider \} from "[^"]*\/probability-slider\/ProbabilitySlider\.js";$/);
  const words = withDirectImports("import { buttonLabels, verbalScale } from '../../labels/english.js';");
  expect(words.match(/\?\w+/g)).toEqual(['?buttonLabels', '?verbalScale']);
  const radix = withDirectImports(
    "import { AlertDialog } from 'radix-ui'; import { Dialog as Radix } from 'radix-ui';",
  );
  expect(radix).toBe(
    "import * as AlertDialog from '@radix-ui/react-alert-dialog'; import * as Radix from '@radix-ui/react-dialog';",
  );
  expect(() => withDirectImports("import { Nothing } from '@credence/ui';")).toThrow('exports no Nothing');
});

/** The sources that have a part in what a page loads at once with a module; what is imported later has none. */
function sourcesOf(entry: string, outputs: Metafile['outputs']): readonly string[] {
  const reached = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entry));
  for (const file of reached)
    for (const { path: chunk, kind } of outputs[file]!.imports) if (kind === 'import-statement') reached.add(chunk);
  return [...reached].flatMap((file) =>
    Object.entries(outputs[file]!.inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? [source] : [])),
  );
}

test('R-3150: a module for an element holds nothing of the others: no code, rules, words or language', async () => {
  const { metafile } = await build({ ...moduleOptions, write: false });
  const slider = sourcesOf('src/slider.ts', metafile.outputs);
  const foreign = /combination-editor|probability-question|(?:french|german)\.ts|\?(?:combination|probabilityQuestion)/;
  expect(slider.filter((file) => foreign.test(file))).toEqual([]);
  expect(slider.filter((file) => file.endsWith('/SliderRoot.styles.ts'))).toHaveLength(1);
  const question = sourcesOf('src/question.ts', metafile.outputs);
  expect(question.filter((file) => /react-dialog|combination-editor/.test(file))).toEqual([]);
  expect(sourcesOf('src/combinations.ts', metafile.outputs).some((file) => foreign.test(file))).toBe(true);
});

test('R-3151: React is in one chunk of the modules, whatever elements a page loads', async () => {
  const { metafile } = await build({ ...moduleOptions, write: false });
  const holding = (part: string) =>
    Object.values(metafile.outputs).filter(({ inputs }) => Object.keys(inputs).some((file) => file.endsWith(part)));
  expect(holding('/react-dom-client.production.js')).toHaveLength(1);
  expect(holding('/react.production.js')).toHaveLength(1);
});
