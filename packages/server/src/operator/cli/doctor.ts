import { hasDatabase, placeDataFolder } from '../../database/embedded/index.js';
import { places } from '../../places.js';
import { systemClock } from '../../platform/clock.js';
import { type Config, ConfigError, readConfig } from '../../platform/config/config.js';
import { readSite } from '../../site/index.js';
import { addressOnThisMachine } from '../doctor/addressChecks.js';
import { renewAdvisories } from '../doctor/advisories.js';
import { examine } from '../doctor/examine.js';
import { failing, type DoctorFinding, linesOf, type DoctorReport, reportOf } from '../doctor/finding.js';
import { type Patient, patience } from '../doctor/patient.js';
import { explainFailure } from '../explainFailure.js';
import { type BareCommand, noOptions } from './command.js';
import { connectCredence } from './openCredence.js';

const says = 'looks at settings, database, disk, mail, address, backup and audit log, and says what to do';

/** Looks at the whole installation, whatever of it does not work. As JSON, for a program. */
export const doctorCommands: readonly BareCommand[] = [
  {
    usage: 'doctor',
    does: says,
    options: { advisories: '<file>' },
    async runBare(environment, _, options = noOptions) {
      for (const file of options.advisories) await renew(environment, file);
      return tell(environment, linesOf);
    },
  },
  {
    usage: 'doctor --json',
    does: 'says the same as JSON',
    runBare: (environment) => tell(environment, (report) => [JSON.stringify(report, undefined, 2)]),
  },
];

async function tell(environment: NodeJS.ProcessEnv, linesOf: (report: DoctorReport) => string[]) {
  const report = reportOf(await findings(environment));
  return { lines: linesOf(report), isWell: report.ok };
}

/** Renews the list of known weaknesses before anything is looked at. @throws CommandError */
async function renew(environment: NodeJS.ProcessEnv, file: string): Promise<void> {
  const { dataDir } = readConfig(environment, places.checkout);
  await renewAdvisories(file, { release: places.checkout, dataDir: await ownFolder(dataDir) });
}

/** Never made here: a mistyped one must not look like an empty installation. */
const ownFolder = async (dataDir: string) => ((await hasDatabase(dataDir)) ? await placeDataFolder(dataDir) : dataDir);

async function findings(environment: NodeJS.ProcessEnv): Promise<DoctorFinding[]> {
  let config: Config;
  try {
    config = readConfig(environment, places.checkout);
    readSite(config.siteConfig, config);
  } catch (error) {
    // Without settings nobody knows what to look at.
    const problems = error instanceof ConfigError ? error.problems : [await explainFailure(error)];
    return problems.map((problem) => ({ check: 'settings', ...failing(problem, 'See docs/operate.md, “Settings”.') }));
  }
  const opened = await connectCredence(config, { mayCreate: false }).catch(async (error: unknown) => ({
    database: { away: await explainFailure(error, config) },
    close: () => Promise.resolve(),
  }));
  try {
    return await examine({
      config,
      clock: systemClock,
      release: places.checkout,
      migrations: places.migrations,
      jobs: undefined,
      database: opened.database,
      dataDir: await ownFolder(config.dataDir),
      server: addressOnThisMachine(config.host, config.port),
      running: await askServer(config),
    });
  } finally {
    await opened.close();
  }
}

/** What the running server finds; undefined if it serves no metrics or does not answer, which is a finding of its own. */
async function askServer({ metricsPort, metricsHost }: Config): Promise<Patient['running']> {
  if (metricsPort === undefined) return undefined;
  try {
    const address = `${addressOnThisMachine(metricsHost, metricsPort)}/doctor`;
    const response = await fetch(address, { signal: AbortSignal.timeout(3 * patience) });
    return ((await response.json()) as DoctorReport).findings;
  } catch {
    return undefined;
  }
}
