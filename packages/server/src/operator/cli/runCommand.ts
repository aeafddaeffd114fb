import { accountInvitations } from '../../networks/index.js';
import { places } from '../../places.js';
import { systemClock } from '../../platform/clock.js';
import { CommandError } from '../../platform/commandError.js';
import { type Config, readConfig } from '../../platform/config/config.js';
import type { SiteTexts } from '../../platform/config/siteTexts.js';
import { readSite } from '../../site/index.js';
import { explainFailure } from '../explainFailure.js';
import type { DatabaseCommand, LoneCommand } from './command.js';
import { type FoundCommand, findCommand, help } from './commands.js';
import { openCredence } from './openCredence.js';

/** `credence admin add <e-mail>` and the like, on the database of the server's settings. */
const words = process.argv.slice(2);
const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
let config: Config | undefined;
try {
  if (/^(help|--help|-h)$/.test(words.join(' '))) say(help());
  else {
    const found = findCommand(words);
    if (!found) throw new CommandError(help().join('\n'));
    const { command } = found;
    if ('runBare' in command) {
      const { lines, isWell } = await command.runBare(process.env, found.argument, found.options);
      say(lines);
      process.exitCode = isWell ? 0 : 1;
    } else say(await runWithSettings({ ...found, command }));
  }
} catch (error) {
  process.stderr.write(`${await explainFailure(error, config)}\n`);
  process.exitCode = 1;
}

async function runWithSettings({
  command,
  ...found
}: FoundCommand & { command: DatabaseCommand | LoneCommand }): Promise<string[]> {
  config = readConfig(process.env, places.checkout);
  const site = readSite(config.siteConfig, config);
  return 'runAlone' in command
    ? command.runAlone({ config, site }, found.argument, found.options)
    : runOnDatabase({ ...found, command }, config, site);
}

async function runOnDatabase(
  { command, argument, confirmed, options }: FoundCommand & { command: DatabaseCommand },
  config: Config,
  site: SiteTexts,
): Promise<string[]> {
  await command.check?.(argument, options);
  const opened = await openCredence(config, places, { mayCreate: command.creates ?? false });
  try {
    const { database, dataFolder, secret } = opened;
    const services = {
      database,
      dataFolder,
      clock: systemClock,
      config: { ...config, secret },
      site,
      invitations: accountInvitations,
    };
    return await command.run(services, argument, { confirmed, options });
  } finally {
    await opened.close();
  }
}
