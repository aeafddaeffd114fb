import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type ExtractorMessage } from '@microsoft/api-extractor';
import { cache, inRoot } from '../../build/workspace.ts';

/** What is reported, and where. */
export interface Reported {
  /** The declarations that the report is of. */
  readonly entry: string;
  /** The folder of the package. The report is in its folder `api`. */
  readonly packageFolder: string;
  /** The name of the report. */
  readonly name: string;
  /** Where the declarations of other packages are, by what an import names; as in the compiler's `paths`. */
  readonly paths?: Readonly<Record<string, readonly string[]>>;
}

/** A report of what a package exports with its types, and whether the committed one says the same. */
export interface ApiReport {
  /** The committed file. */
  readonly file: string;
  readonly changed: boolean;
  /** What went wrong, beside a change. */
  readonly problems: readonly string[];
}

/** Compares the committed report of an interface with the interface as it is, or writes it anew. */
export function apiReport({ entry, packageFolder, name, paths = {} }: Reported, write: boolean): ApiReport {
  const reportFolder = path.join(packageFolder, 'api');
  const reportTempFolder = path.join(cache, 'api', 'reports');
  for (const folder of [reportFolder, reportTempFolder]) mkdirSync(folder, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: inRoot(),
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: inRoot('tsconfig.json'),
          compilerOptions: settings(paths),
          files: [entry],
          include: [],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder,
        reportTempFolder,
        reportFileName: name,
        tagsToReport: { '@experimental': true },
        // What an export is made of is its interface, exported or not.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        // The compiler has just said what it has to say.
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning },
          // Tests of our own ask for documentation and tags.
          ...silent('ae-forgotten-export', 'ae-missing-release-tag', 'ae-undocumented', 'ae-unresolved-link'),
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(packageFolder, 'package.json'),
  });
  const problems: string[] = [];
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: write,
    messageCallback: (message) => {
      if (isProblem(message)) problems.push(`${message.messageId}: ${message.text}`);
      message.handled = true;
    },
  });
  return { file: path.relative(inRoot(), config.reportFilePath), changed: apiReportChanged, problems };
}

/** As packages are compiled, from declarations alone. */
const settings = (paths: Reported['paths']) => ({ types: [], noEmit: false, allowImportingTsExtensions: false, paths });

const silent = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { logLevel: ExtractorLogLevel.None }]));

/** That a report has changed is said by the result. */
const isProblem = ({ logLevel, messageId }: ExtractorMessage): boolean =>
  (logLevel === ExtractorLogLevel.Error || logLevel === ExtractorLogLevel.Warning) &&
  !messageId.startsWith('console-api-report');
