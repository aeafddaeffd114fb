import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED, type Published } from '../../build/packages/pack.ts';
import { must } from '../../build/run.ts';
import { cache, inRoot } from '../../build/workspace.ts';
import { type ApiReport, apiReport } from './apiReport.ts';

/** The entries that export something with types; others add to the types of a framework. */
const ENTRIES: Readonly<Record<Published, readonly string[]>> = {
  bayesnet: ['index', 'shares'],
  ui: ['index', 'screens'],
  elements: ['index'],
  'api-client': ['index'],
};

const folderOf = (name: Published) => path.join(cache, 'api', name);

/** Each package finds the declarations of the others, which their own folders have only once packed. */
const paths = Object.fromEntries(
  PUBLISHED.flatMap((name) => [
    [`@credence/${name}`, [path.join(folderOf(name), 'index.d.ts')]],
    [`@credence/${name}/*`, [path.join(folderOf(name), '*.d.ts')]],
  ]),
);

/** Compares the committed reports of the published packages with their interfaces, or writes them anew. */
export async function apiReports({ write }: { write: boolean }): Promise<readonly ApiReport[]> {
  for (const name of PUBLISHED) {
    await must(`The types of packages/${name} could not be written.`, process.execPath, [
      inRoot('node_modules/typescript/bin/tsc'),
      '-p',
      inRoot('packages', name, 'tsconfig.build.json'),
      '--outDir',
      folderOf(name),
    ]);
  }
  leaveOutTheContract();
  return PUBLISHED.flatMap((name) =>
    ENTRIES[name].map((entry) =>
      apiReport(
        {
          entry: path.join(folderOf(name), `${entry}.d.ts`),
          packageFolder: inRoot('packages', name),
          name: entry === 'index' ? name : `${name}-${entry}`,
          paths,
        },
        write,
      ),
    ),
  );
}

/** What is generated from the contract is reviewed as `openapi.yaml`: to the report it is something from elsewhere. */
function leaveOutTheContract(): void {
  const folder = folderOf('api-client');
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replaceAll("'./schema.js'", "'openapi.yaml'"));
  }
}
