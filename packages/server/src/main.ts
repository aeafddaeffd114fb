import closeWithGrace from 'close-with-grace';
import { DatabaseUnavailable } from './database/embedded/index.js';
import { postgresCode } from './database/postgresCode.js';
import { demoPassword } from './features/site/demoAccounts.js';
import { places } from './places.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { type RunningServer, startServer } from './server.js';

/** Milliseconds that running requests get when the server is told to stop. */
const patience = 10_000;

try {
  const config = readConfig(process.env, places.checkout);
  const server = await startServer(config, places).catch((error) => {
    throw explain(error, config.port);
  });
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
  void server.databaseEnded.then(() => {
    if (stopping) return;
    process.stderr.write(
      'The database stopped, so Credence stops too. Start it again: nothing that was saved is lost.\n',
    );
    databaseLost = true;
    closing.close();
  });
} catch (error) {
  process.stderr.write(
    `${isForPeople(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

function announce({ address, demoAccounts }: RunningServer): void {
  const shown = address.replace(/\/\/(127\.0\.0\.1|\[::1?\]|0\.0\.0\.0):/, '//localhost:');
  const lines = [`Credence is ready on ${shown}`];
  if (demoAccounts.length > 0) lines.push(`Sign in as ${demoAccounts.join(', ')} with the password ${demoPassword}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Explains errors that the person at the terminal can fix; returns anything else unchanged. */
function explain(error: unknown, port: number): unknown {
  const code = postgresCode(error);
  if (code === 'EADDRINUSE')
    return new ConfigError([
      `Port ${port} is in use by another program. Set PORT to another number, for example PORT=${port + 1}.`,
    ]);
  if (code === 'EACCES')
    return new ConfigError([`Port ${port} may not be used by this account. Set PORT to a number from 1024.`]);
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return new ConfigError(['DATABASE_URL names a server that does not answer. Start it, or correct the address.']);
  if (code === '28P01' || code === '28000')
    return new ConfigError(['DATABASE_URL names a user or password that the server refuses. Correct them.']);
  if (code === '3D000')
    return new ConfigError(['DATABASE_URL names a database that does not exist. Create it, or correct the name.']);
  return error;
}

function isForPeople(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof DatabaseUnavailable;
}
