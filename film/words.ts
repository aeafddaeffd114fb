import { createServer } from 'vite';
import { root } from '../build/workspace.ts';
import type { AppWords, Language } from '../packages/text/src/index.ts';
import type * as Registry from '../packages/text/src/index.ts';

/** What the screens say in one language: the application's texts and the kit's. */
export interface Words extends AppWords {
  readonly language: Language;
}

/** Loads the catalogues from the source, which Node alone cannot: they import what only a bundler resolves. */
export async function loadWords(): Promise<readonly Words[]> {
  const bundler = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: /^@credence\// },
  });
  try {
    const { languages, tags } = (await bundler.ssrLoadModule('/packages/text/src/index.ts')) as typeof Registry;
    return await Promise.all(tags.map(async (language) => ({ language, ...(await languages[language].app()) })));
  } finally {
    await bundler.close();
  }
}
