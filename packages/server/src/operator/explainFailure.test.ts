import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../database/embedded/index.js';
import { readConfig } from '../platform/config/config.js';
import { faultOf } from '../platform/faults/faultOf.js';
import { explainFailure } from './explainFailure.js';

const embedded = readConfig({ DATA_DIR: '/data' }, '/');
const external = readConfig({ DATABASE_URL: 'postgresql://db/credence' }, '/');
const withCode = (code: string, more: object = {}) => Object.assign(new Error('raw'), { code, ...more });
const free = (megabytes: number) => () => Promise.resolve(megabytes * 1_000_000);

test.each([
  ['a full disk', withCode('ENOSPC'), embedded, 0, /^No space left in DATA_DIR \(\/data\)\./],
  ['a database that the full disk ended', new DatabaseUnavailable('raw'), embedded, 1, /^No space left in DATA_DIR/],
  ['a database that is away', withCode('ECONNREFUSED'), external, 500, /^DATABASE_URL names a server that does not/],
  [
    'an embedded database that stopped',
    withCode('ENOENT'),
    embedded,
    500,
    /^The database stopped\. Start Credence again/,
  ],
  [
    'a folder that cannot be written',
    withCode('EROFS', { path: '/data/secret' }),
    embedded,
    500,
    /^\/data\/secret cannot/,
  ],
  [
    'a database locked for too long',
    withCode('40P01'),
    external,
    500,
    /^The database is locked .* Nothing was changed\.$/,
  ],
  ['a taken port', withCode('EADDRINUSE', { syscall: 'listen' }), embedded, 500, /^Port 3000 .* PORT=3001\.$/],
  [
    'a taken port of the metrics',
    withCode('EADDRINUSE', { syscall: 'listen', port: 9464 }),
    readConfig({ METRICS_PORT: '9464' }, '/'),
    500,
    /^Port 9464 .* METRICS_PORT to another number, for example METRICS_PORT=9465\.$/,
  ],
])('B-196 R-2663 %s is told in one line', async (_what, error, config, megabytes, line) => {
  const told = await explainFailure(error, config, free(megabytes));
  expect(told).toMatch(line);
  expect(told).not.toContain('\n');
});

const ofPooler = (message: string) => Object.assign(new Error(message), { code: '08P01' });

test.each([
  [ofPooler('unsupported startup parameter: options'), /refuses: unsupported startup parameter: options\. Leave that/],
  [ofPooler('no such database: credence'), /refuses: no such database: credence\. Add the database to its section/],
  [ofPooler('no such user'), /Add the user to its auth_file/],
  [ofPooler('no more connections allowed (max_client_conn)'), /Raise its max_client_conn or default_pool_size/],
  [
    ofPooler('server login has been failing, try again later (server_login_retry)'),
    /See that PostgreSQL behind it runs/,
  ],
  [ofPooler('client_idle_timeout'), /refuses: client_idle_timeout\. See its log and settings\.$/],
  [withCode('26000'), /^DATABASE_URL leads to a pooler in transaction mode .* Set PREPARED_STATEMENTS=off/],
])('R-3724 what a pooler refuses is told as its own, with what to do: %s', async (error, line) => {
  const told = await explainFailure(new Error('Failed query', { cause: error }), external, free(500));
  expect(told).toMatch(/^DATABASE_URL leads to a pooler /);
  expect(told).toMatch(line);
});

test('R-3733 a message that PostgreSQL itself does not understand is blamed on no pooler', async () => {
  const said = 'bind message supplies 1 parameters, but prepared statement "" requires 2';
  const error = new Error('Failed query', { cause: ofPooler(said) });
  expect(faultOf(error)).toBe('database_away');
  expect(await explainFailure(error, external, free(500))).not.toContain('DATABASE_URL');
});
