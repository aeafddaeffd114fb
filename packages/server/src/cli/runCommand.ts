import { CommandError } from './commandError.js';
import { findCommand, help } from './commands.js';
import { openCredence } from './openCredence.js';
import { explainFailure } from '../explainFailure.js';
import { readSite } from '../features/site/readSite.js';
import { places } from '../places.js';
import { systemClock } from '../platform/clock.js';
import { type Config, readConfig } from '../platform/config/config.js';

/** `credence admin add <e-mail>` and the like, on the database of the server's settings. */
const words = process.argv.slice(2);
const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
let config: Config | undefined;
try {
  if (/^(help|--help|-h)$/.test(words.join(' '))) say(help());
  else {
    const found = findCommand(words);
    if (!found) throw new CommandError(help().join('\n'));
    config = readConfig(process.env, places.checkout);
    const site = readSite(config.siteConfig);
    await found.command.check?.(found.argument);
    const opened = await openCredence(config, places, {
      mayCreate: found.command.creates ?? false,
    });
    const { database, secret } = opened;
    try {
      const services = { database, clock: systemClock, config: { ...config, secret }, site };
      say(await found.command.run(services, found.argument, { confirmed: found.confirmed }));
    } finally {
      await opened.close();
    }
  }
} catch (error) {
  process.stderr.write(`${await explainFailure(error, config)}\n`);
  process.exitCode = 1;
}
