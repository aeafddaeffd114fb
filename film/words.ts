import { createServer } from 'vite';
import type * as EnglishText from '../packages/app/src/ground/text/english.ts';
import type * as GermanText from '../packages/app/src/ground/text/german.ts';
import type { Language } from '../packages/app/src/ground/text/language.ts';
import type * as EnglishLabels from '../packages/ui/src/labels/english.ts';
import type { Labels } from '../packages/ui/src/labels/labels.ts';
import { root } from '../tools/workspace.ts';

/** What the screens say in one language: the application's texts and the kit's. */
export interface Words {
  readonly language: Language;
  readonly text: EnglishText.Text;
  readonly labels: Labels;
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
    const text = (await bundler.ssrLoadModule('/packages/app/src/ground/text/english.ts')) as typeof EnglishText;
    const kit = (await bundler.ssrLoadModule('/packages/ui/src/labels/english.ts')) as typeof EnglishLabels;
    const german = (await bundler.ssrLoadModule('/packages/app/src/ground/text/german.ts')) as typeof GermanText;
    return [
      { language: 'en', text: text.english, labels: kit.englishLabels },
      { language: 'de', text: german.german, labels: german.germanLabels },
    ];
  } finally {
    await bundler.close();
  }
}
