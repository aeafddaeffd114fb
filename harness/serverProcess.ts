// One of several server processes on a database that is laid out already. Is sent `ServerStart`, and sends its port; asked
// once more, it sends the seconds of a processor that it has used. It ends with its parent.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inRoot } from '../build/workspace.ts';
import type { ServerStart } from './serverProcesses.ts';
import { config, type Server } from './serverUnderTest.ts';

process.once('disconnect', () => process.exit());
const [{ bundle, connection, prepares }] = (await once(process, 'message')) as [ServerStart];
const { buildApp, readContract, openDatabase, createPasswords } = (await import(bundle)) as Server;
const app = await buildApp({
  database: openDatabase(connection, { prepares }),
  config,
  passwords: createPasswords(),
  contract: await readContract(inRoot('openapi.yaml')),
  logger: false,
});
app.post('/echo', ({ body }) => Promise.resolve(body));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
