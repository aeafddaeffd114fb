import closeWithGrace from 'close-with-grace';
import { explainFailure, noSpaceLeft } from './operator/explainFailure.js';
import { places } from './places.js';
import { type Config, readConfig } from './platform/config/config.js';
import { freeSpace, leastSpace } from './platform/diskSpace.js';
import { type RunningServer, startServer } from './server.js';
import { demoPassword } from './site/index.js';

/** Milliseconds that running requests get when the server is told to stop. */
const patience = 10_000;

let config: Config | undefined;
try {
  config = readConfig(process.env, places.checkout);
  const { dataDir } = config;
  const server = await startServer(config, places);
  announce(server);
  let stopping = false;
  let databaseLost = false;
  const closing = closeWithGrace({ delay: patience, logger: server.app.log }, async ({ err }) => {
    if (err) server.app.log.fatal({ err }, 'stopping after an error');
    stopping = true;
    await server.stop();
    // Lets a supervisor restart us.
    if (databaseLost) process.exit(1);
  });
  void server.databaseEnded.then(async () => {
    if (stopping) return;
    const isFull = ((await freeSpace(dataDir)) ?? leastSpace) < leastSpace;
    const why = isFull ? noSpaceLeft(dataDir) : 'Start it again: nothing that was saved is lost.';
    process.stderr.write(`The database stopped, so Credence stops too. ${why}\n`);
    databaseLost = true;
    closing.close();
  });
} catch (error) {
  process.stderr.write(`${await explainFailure(error, config)}\n`);
  process.exit(1);
}

function announce({ address, demoAccounts }: RunningServer): void {
  const shown = address.replace(/\/\/(127\.0\.0\.1|\[::1?\]|0\.0\.0\.0):/, '//localhost:');
  const lines = [`Credence is ready on ${shown}`];
  if (demoAccounts.length > 0) lines.push(`Sign in as ${demoAccounts.join(', ')} with the password ${demoPassword}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
