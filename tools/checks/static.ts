import { checkImports } from '../imports/check.ts';
import { readTree } from '../imports/tree.ts';
import { run } from '../run.ts';
import { inRoot } from '../workspace.ts';
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

export const imports: Check = () => {
  const { modules, violations } = checkImports(readTree());
  const line = `imports: ${modules} modules, ${violations.length === 0 ? 'every one keeps to the table' : 'some do not'}`;
  return Promise.resolve({ ok: violations.length === 0, line, details: violations.map(({ text }) => text).join('\n') });
};

/** The kit's bundles, each within its limit from .size-limit.js, as a table. */
export const sizes: Check = async () => {
  const { code, output } = await run(process.execPath, [bin('size-limit/bin.js')]);
  return { ok: code === 0, line: `sizes: ${code === 0 ? 'ok' : 'failed'}\n${output.trimEnd()}` };
};
