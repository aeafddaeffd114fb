import { CommandError, findCommand, help } from './cli/commands.js';
import { openDatabase } from './database/database.js';
import { DatabaseUnavailable, placeDataFolder } from './database/embedded/index.js';
import { joinEmbedded } from './database/embedded/joinEmbedded.js';
import { migrate } from './database/migrate.js';
import { readSite } from './features/site/readSite.js';
import { places } from './places.js';
import { systemClock } from './platform/clock.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { keptSecret } from './platform/config/secret.js';

/** `credence admin add <e-mail>` and the like, on the database of the server's settings. */
try {
  const found = findCommand(process.argv.slice(2));
  if (!found) throw new CommandError(help().join('\n'));
  const config = readConfig(process.env, places.checkout);
  const embedded = config.databaseUrl ? undefined : await joinEmbedded(config.dataDir);
  const database = openDatabase(embedded?.connection ?? { connectionString: config.databaseUrl });
  try {
    await migrate(database, places.migrations);
    const secret = config.secret ?? (await keptSecret(await placeDataFolder(config.dataDir)));
    const services = { database, clock: systemClock, config: { ...config, secret }, site: readSite(config.siteConfig) };
    for (const line of await found.command.run(services, found.argument)) process.stdout.write(`${line}\n`);
  } finally {
    await database.$client.end();
    await embedded?.stop();
  }
} catch (error) {
  const forPeople =
    error instanceof CommandError || error instanceof ConfigError || error instanceof DatabaseUnavailable;
  process.stderr.write(`${forPeople ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 1;
}
