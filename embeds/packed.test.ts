import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { consumer } from './consumer.ts';
import { sizesIn } from './size.ts';

/** The two ends of the ranges that the kit promises, one compiled as bundlers do, the other as Node does. */
const ENDS = {
  'react-18': {
    module: 'preserve',
    react: '18.2.0',
    'react-dom': '18.2.0',
    '@types/react': '18.3.1',
    '@types/react-dom': '18.3.0',
    '@types/node': '24.13.1',
  },
  'react-19': {
    module: 'nodenext',
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@types/node': '24.13.1',
  },
};

/** Every snippet of a README that a compiler can read. */
const snippetsOf = (file: string) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
const READMES = ['README.md', 'packages/ui/README.md', 'packages/bayesnet/README.md'];

const BY_REQUIRE = `
  const names = ['ui', 'bayesnet', 'api-client'].map((name) => Object.keys(require('@credence/' + name)).length > 3);
  console.log(names.join(' '), typeof require('@credence/ui/ProbabilitySlider').ProbabilitySlider);
  console.log(typeof require('@credence/ui/screens').ShareDialog, typeof require('@credence/ui/ShareDialog').ShareDialog);`;
const BY_IMPORT = `
  const names = await Promise.all(['ui', 'bayesnet', 'api-client'].map((name) => import('@credence/' + name)));
  const { ProbabilitySlider } = await import('@credence/ui/ProbabilitySlider');
  console.log(names.map((found) => Object.keys(found).length > 3).join(' '), typeof ProbabilitySlider);
  const { ShareDialog } = await import('@credence/ui/screens');
  console.log(typeof ShareDialog, typeof (await import('@credence/ui/ShareDialog')).ShareDialog);`;
const ON_A_SERVER = `
  const { createElement } = require('react');
  const { CredenceProvider, ProbabilityQuestion } = require('@credence/ui');
  const question = createElement(ProbabilityQuestion, { nodeName: 'Metastasis', states: ['present', 'absent'] });
  const page = require('react-dom/server').renderToString(createElement(CredenceProvider, null, question));
  console.log((page.match(/type="range"/g) ?? []).length);`;
// What Jest asks with: the conditions of CommonJS, and none of a bundler.
const AS_JEST = `
  const { readFileSync } = require('node:fs');
  const names = ['ui', 'ui/screens', 'ui/ProbabilitySlider', 'bayesnet', 'api-client'];
  console.log(names.every((name) => readFileSync(require.resolve('@credence/' + name), 'utf8').length > 0));`;

/** What the compiler finds in the snippets of a folder and in our types. Those of other packages are their own matter. */
function complaints(folder: string, snippets: number, module: string): readonly string[] {
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      module,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: ['node'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
    },
    folder,
    path.join(folder, 'tsconfig.json'),
  );
  const files = Array.from({ length: snippets }, (_, index) => path.join(folder, `snippet${index}.tsx`));
  const program = ts.createProgram(files, options, ts.createCompilerHost(options));
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => files.includes(fileName) || /@credence\/[\w-]+\/dist/.test(fileName));
  expect(ours.length).toBeGreaterThan(files.length);
  const found = ours.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return [...program.getOptionsDiagnostics(), ...found].map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

describe.each(Object.entries(ENDS))('installed beside %s', (name, { module, ...dependencies }) => {
  let folder: string;
  beforeAll(async () => {
    folder = await consumer(name, dependencies);
  });
  const node = (code: string, ...flags: string[]) =>
    must('Node could not run it.', process.execPath, [...flags, '-e', code], { cwd: folder });

  test('R-2715, R-3184: `require` and `import` find every package and every entry', async () => {
    const found = 'true true true object\nobject object';
    expect((await node(BY_REQUIRE, '--no-warnings')).trim()).toBe(found);
    expect((await node(BY_IMPORT, '--input-type=module')).trim()).toBe(found);
  });

  test('R-2715: what asks with the conditions of CommonJS alone, as Jest does, finds every package', async () => {
    expect((await node(AS_JEST)).trim()).toBe('true');
  });

  test('a question renders on a server, without a style registry', async () => {
    expect((await node(ON_A_SERVER, '--no-warnings')).trim()).toBe('2');
  });

  test('R-2721: the pages in the package of the kit hold no placeholder and no type that says nothing', () => {
    const kit = path.join(folder, 'node_modules/@credence/ui');
    const pages = [
      path.join(kit, 'llms.txt'),
      ...readdirSync(path.join(kit, 'docs')).map((file) => path.join(kit, 'docs', file)),
    ];
    expect(pages.length).toBeGreaterThan(20);
    const wrong = /NaN more|\[object |undefined (?:nodes|more)|\| `?(?:union|array|unknown)`? \|/;
    expect(pages.filter((file) => wrong.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('R-2723: what a page loads of a component is within its budget', async () => {
    const sizes = await sizesIn(folder);
    expect(sizes.map(({ name }) => name.split(' ')[0])).toEqual([
      'ProbabilitySlider',
      'ProbabilityQuestion',
      'CombinationEditor',
      'ConfirmDialog',
      'DataTable',
    ]);
    expect(sizes.filter(({ is, limit }) => is > limit)).toEqual([]);
    // Less than half would be something else than the component.
    expect(sizes.filter(({ is, limit }) => is < limit / 2)).toEqual([]);
  });

  test('R-2722: the snippets of the READMEs compile, and the types of the packages with them', () => {
    const snippets = READMES.flatMap(snippetsOf);
    expect(snippets.length).toBeGreaterThanOrEqual(READMES.length);
    for (const [index, code] of snippets.entries()) writeFileSync(path.join(folder, `snippet${index}.tsx`), code);
    expect(complaints(folder, snippets.length, module)).toEqual([]);
  });
});
