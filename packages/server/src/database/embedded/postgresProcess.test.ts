import { expect, test } from 'vitest';
import { accountFrom } from './account.js';
import { isDead, runsCluster } from './postgresProcess.js';

test('a zombie counts as dead, whatever its name holds', () => {
  expect(isDead('12 (postgres) S 1 12')).toBe(false);
  expect(isDead('12 (a) b (c) S 1 12')).toBe(false);
  expect(isDead('12 (postgres) Z 1 12')).toBe(true);
  expect(isDead('12 (we) Z) Z 1')).toBe(true);
  expect(isDead('')).toBe(true);
});

test('a number that another program got is not our server', async () => {
  expect(await runsCluster(process.pid, '/some/cluster')).toBe(process.platform !== 'linux');
  expect(await runsCluster(0, '/some/cluster')).toBe(false);
  expect(await runsCluster(Number.NaN, '/some/cluster')).toBe(false);
});

test('as root the database runs as postgres, else as nobody, else under a bare number', () => {
  const nobody = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false';
  expect(accountFrom(`${nobody}\npostgres:x:101:104::/:/bin/sh`)).toEqual({ uid: 101, gid: 104 });
  expect(accountFrom(nobody)).toEqual({ uid: 65534, gid: 65534 });
  expect(accountFrom('')).toEqual({ uid: 65534, gid: 65534 });
});
