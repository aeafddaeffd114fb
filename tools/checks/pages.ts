import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, StepFailed } from '../../build/run.ts';
import { ownInstall } from '../ownInstall.ts';
import { meant } from '../pages/meant.ts';
import type { Check } from './check.ts';
import { renderedPages } from './renderedPages.ts';

/** Something that a checker of HTML says about a page. */
interface Remark {
  readonly page: string;
  readonly says: string;
}

/** The pages as browsers have them, by html-validate, and by the Nu checker where there is Java. */
export const pages: Check = async () => {
  try {
    const folder = await ownInstall('pages');
    const files = await renderedPages(path.join(folder, 'rendered'));
    const java = (await run('java', ['-version'])).code === 0;
    const remarks = [...(await byHtmlValidate(folder, files)), ...(java ? await byNu(folder, files) : [])];
    const wrong = remarks.filter(({ says }) => !meant.some(({ remark }) => remark.test(says)));
    // Without Java nothing says so of what only Nu remarks on.
    const stale = java ? meant.filter(({ remark }) => !remarks.some(({ says }) => remark.test(says))) : [];
    const by = java ? 'html-validate and Nu' : 'html-validate (Nu was not tried: there is no Java)';
    return {
      ok: wrong.length + stale.length === 0,
      line: `pages: ${files.length} as rendered, by ${by}: ${wrong.length + stale.length === 0 ? 'ok' : 'failed'}`,
      details: [
        ...new Set(wrong.map(({ page, says }) => `${page}: ${says}`)),
        ...stale.map(({ remark }) => `Nothing remarks on ${remark.source} any more: strike it off the list.`),
      ].join('\n'),
    };
  } catch (error) {
    if (error instanceof StepFailed)
      return { ok: false, line: 'pages: failed', details: `${error.message}\n${error.details}` };
    throw error;
  }
};

interface HtmlValidated {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string; readonly message: string; readonly selector: string | null }[];
}

async function byHtmlValidate(folder: string, files: readonly string[]): Promise<Remark[]> {
  const bin = path.join(folder, 'node_modules/html-validate/bin/html-validate.mjs');
  const found = path.join(folder, 'html-validate.json');
  writeFileSync(found, '');
  const settings = ['--config', path.join(folder, 'htmlvalidate.json'), '--formatter', `json=${found}`];
  const { output } = await run(process.execPath, [bin, ...settings, ...files], { cwd: folder });
  return parsed<HtmlValidated[]>(readFileSync(found, 'utf8'), output).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      page: path.basename(filePath),
      says: `${ruleId}: ${message} (${selector ?? ''})`,
    })),
  );
}

interface NuSaid {
  readonly messages: readonly { readonly url?: string; readonly message: string; readonly extract?: string }[];
}

async function byNu(folder: string, files: readonly string[]): Promise<Remark[]> {
  const jar = path.join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { output } = await run('java', ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files]);
  const { messages } = parsed<NuSaid>(output, output);
  return messages.map(({ url = '', message, extract = '' }) => ({
    page: path.basename(url),
    says: `Nu: ${message} (${extract.trim()})`,
  }));
}

function parsed<Said>(json: string, output: string): Said {
  try {
    return JSON.parse(json) as Said;
  } catch {
    throw new StepFailed('The pages could not be checked.', output);
  }
}
