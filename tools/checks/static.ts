import { run } from '../../build/run.ts';
import { inRoot } from '../../build/workspace.ts';
import { checkImports } from '../imports/check.ts';
import { readTree } from '../imports/tree.ts';
import { type Check, tool } from './check.ts';

const bin = (path: string) => inRoot('node_modules', path);

/** Rules and types in one reading of the whole repository; .oxlintrc.json says which. */
export const lint = tool('lint and types', bin('oxlint/bin/oxlint'), [
  '--deny-warnings',
  '--report-unused-disable-directives',
]);

/** Unused files, exports and dependencies; knip.jsonc lists the false positives with their reasons. */
export const unused = tool('unused', bin('knip/bin/knip.js'), ['--no-progress', '--treat-config-hints-as-errors']);

export const format = tool('format', bin('@biomejs/biome/bin/biome'), ['format', '--reporter=summary', '.']);

export const contract = tool(
  'openapi.yaml',
  bin('@redocly/cli/bin/cli.js'),
  ['lint', 'openapi.yaml', '--format=stylish'],
  { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
);

/** Fewer modules than this mean that the check looked in the wrong place, not that the code shrank. */
const FEWEST_MODULES = 2000;

export const imports: Check = () => {
  const { modules, violations } = checkImports(readTree());
  const ok = violations.length === 0 && modules >= FEWEST_MODULES;
  const line = `imports: ${modules} modules, ${ok ? 'every one keeps to the table' : 'some do not, or too few were found'}`;
  return Promise.resolve({ ok, line, details: violations.map(({ text }) => text).join('\n') });
};

/** The kit's bundles, each within its limit from .size-limit.js, as a table. */
export const sizes: Check = async () => {
  const { code, output } = await run(process.execPath, [bin('size-limit/bin.js')]);
  return { ok: code === 0, line: `sizes: ${code === 0 ? 'ok' : 'failed'}\n${output.trimEnd()}` };
};
