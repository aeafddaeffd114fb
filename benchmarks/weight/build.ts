import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { sheetsOf } from '../../build/packages/writeSheets.ts';
import { compiledSheets } from '../../build/styles/compiledSheets.ts';
import { cache, inRoot } from '../../build/workspace.ts';
import { installedSliders } from '../slider-lab/install.ts';

/** What a page loads before anything is pressed, after gzip, in kB of 1,000 bytes. */
export interface Weight {
  readonly script: number;
  readonly sheet: number;
}

/** Builds a page of this folder with Vite, as somebody's production. */
export async function weightOf(page: string): Promise<Weight> {
  const file = inRoot('benchmarks/weight', `${page}.jsx`);
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: inRoot('benchmarks/weight'),
    plugins: [react(), fromLab(await installedSliders()), compiledSheets({ take: () => undefined })],
    resolve: { alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, inRoot('node_modules', name)])) },
    build: { write: false, rolldownOptions: { input: page === 'ours' ? await withSheets(file) : file } },
  })) as Rolldown.RolldownOutput;
  const isSheet = ({ fileName }: { fileName: string }) => fileName.endsWith('.css');
  const sheets = built.output.filter((one) => one.type === 'asset' && isSheet(one)) as Rolldown.OutputAsset[];
  return {
    script: sum([...atOnce(built)].map(({ code }) => code)),
    sheet: sum(sheets.map(({ source }) => source)),
  };
}

/** The chunks that come with the page; what is imported once it is opened comes with nobody's. */
function atOnce({ output }: Rolldown.RolldownOutput): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = output.filter((one) => one.type === 'chunk');
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) {
    for (const each of chunks) if (imports.includes(each.fileName)) found.add(each);
  }
  return found;
}

const sum = (texts: readonly (string | Uint8Array)[]) =>
  texts.reduce((all, text) => all + gzipSync(text, { level: 9 }).length / 1000, 0);

/** Our page with the two sheets that the README tells it to import. */
async function withSheets(file: string): Promise<string> {
  const folder = path.join(cache, 'weight');
  mkdirSync(folder, { recursive: true });
  const sheets = await sheetsOf(inRoot('packages/ui'));
  const imports = ['base', 'ProbabilitySlider'].map((name) => {
    writeFileSync(path.join(folder, `${name}.css`), sheets.get(`styles/${name}`) ?? '');
    return `import './${name}.css';\n`;
  });
  const entry = path.join(folder, 'ours.js');
  writeFileSync(entry, `${imports.join('')}import ${JSON.stringify(file)};\n`);
  return entry;
}

/** The other libraries are installed outside the workspace. */
function fromLab(folder: string): Plugin {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(dependencies);
  const pages = inRoot('benchmarks/weight');
  return {
    name: 'from-lab',
    enforce: 'pre',
    resolveId(asked, importer) {
      const isOfPage = importer !== undefined && path.dirname(importer) === pages;
      if (!isOfPage || !names.some((name) => asked === name || asked.startsWith(`${name}/`))) return undefined;
      return this.resolve(asked, path.join(folder, 'page.js'), { skipSelf: true });
    },
  };
}
