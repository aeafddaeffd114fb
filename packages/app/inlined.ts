import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const SCRIPT = path.join(import.meta.dirname, 'src/start/early.ts');
/** What this script needs for an overview alone: the other pages do not carry it. */
const OVERVIEW = path.join(import.meta.dirname, 'src/start/earlyOverview.ts');
/** Pages whose files are asked for together with the application's own. */
const PAGES = {
  home: 'screens/home/home.route.tsx',
  overview: 'screens/network-overview/networkOverview.route.tsx',
  question: 'screens/question/question.route.tsx',
};

/**
 * Puts into index.html what the first paint needs, so that it waits for no other file: the style sheet, and the script
 * that then loads the application. The server allows this script by its hash.
 */
export function inlined(): Plugin {
  return {
    name: 'credence-inlined',
    apply: 'build',
    enforce: 'post',
    // After the page is written, and before the chunks are told which files to wait for.
    generateBundle: {
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
        const styles = bundle[sheet.exec(String(page.source))?.[1] ?? ''];
        if (styles?.type !== 'asset') throw new Error('index.html has no style sheet.');
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        // What is loaded later would wait for it in vain.
        for (const each of chunks) each.viteMetadata?.importedCss.delete(styles.fileName);
        delete bundle[styles.fileName];
        const own = this.emitFile({ type: 'asset', name: 'earlyOverview.js', source: await asModule(OVERVIEW) });
        const files = filesOf(chunks);
        const script = await bundled({ CREDENCE_FILES: files, CREDENCE_OVERVIEW: `/${this.getFileName(own)}` });
        page.source = String(page.source)
          .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
          .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
          .replace(sheet, () => `<style nonce="__CSP_NONCE__">${String(styles.source).trim()}</style>`)
          .replace('</body>', () => `<script>${script}</script>\n  </body>`);
      },
    },
  };
}

/** The addresses of each page's files that those of the start do not include. */
function filesOf(chunks: readonly Rollup.OutputChunk[]): Record<string, readonly string[]> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Rollup.OutputChunk | undefined, found = new Set<string>()): Set<string> => {
    if (!chunk || found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const file of chunk.imports) withImports(named.get(file), found);
    return found;
  };
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);
  const start = withImports(chunks.find(({ isEntry }) => isEntry));
  const pages = Object.entries(PAGES).map(([page, module]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`${module} is in no file of its own.`);
    return [page, addresses([...withImports(chunk)].filter((file) => !start.has(file)))] as const;
  });
  return { start: addresses([...start]), ...Object.fromEntries(pages) };
}

/** A file that others can import from, alone. */
async function asModule(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { minify: true } },
    },
  });
  return (built as Rollup.RollupOutput).output[0].code;
}

/**
 * The script as one line, which may stand in a page.
 * @param known what stands in it, by name
 */
async function bundled(known: Readonly<Record<string, unknown>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: SCRIPT, formats: ['iife'], name: 'early' },
      // Addresses, not files of this build.
      rolldownOptions: { external: /^\/assets\// },
    },
  });
  const [output] = built as Rollup.RollupOutput[];
  const code = output!.output[0].code.trim().replaceAll('</', '<\\/');
  // A page says no letters that only its script knows.
  return code.replaceAll(/[\u0080-\uFFFF]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
