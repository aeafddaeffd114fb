import { expect, test } from 'vitest';
import { watchSpace } from './diskSpace.js';

test('R-2662 the operator is warned before the disk is full, when it is, and not every minute', async () => {
  const said: string[] = [];
  const log = {
    warn: (about: object, text: string) => said.push(`${text} ${JSON.stringify(about)}`),
    error: (about: object, text: string) => said.push(`${text} ${JSON.stringify(about)}`),
  };
  let megabytes: number | undefined = 5000;
  const look = watchSpace({
    folder: '/data',
    warnBelow: 1_000_000_000,
    log: log as never,
    free: () => Promise.resolve(megabytes && megabytes * 1_000_000),
  });
  for (megabytes of [5000, 900, 800, 10, 9, 900, undefined, 900]) await look();
  expect(said).toEqual([
    'Little space left in DATA_DIR {"folder":"/data","megabytes":900}',
    'No space left in DATA_DIR {"folder":"/data","megabytes":10}',
    'Little space left in DATA_DIR {"folder":"/data","megabytes":900}',
  ]);
});
