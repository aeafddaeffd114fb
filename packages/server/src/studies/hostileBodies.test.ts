import { expect, test } from 'vitest';
import { canaryRequests } from '../../test/canary/requests.js';
import { canaryStudy } from '../../test/canary/study.js';
import { plainPasswords } from '../../test/passwords.js';
import { appForThisTest, contract } from '../../test/testApp.js';
import { checkRecord } from '../judgements/record/checkRecord.js';

const ofStudies = contract.filter(({ path, body }) => path.includes('study') && body.kind === 'json');

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  [],
  {},
  [null],
  [[]],
  { length: 1 },
  deep(200),
  'a\0b',
  'a\ud800b',
  '\udc00',
  '\u202e',
  'x'.repeat(200_000),
  '9999-99-99T99:99:99Z',
  '../../etc/passwd',
  { __proto__: null, constructor: 'x' },
  Array.from({ length: 20_000 }, () => 'ann@example.org'),
];

/** The body with each of its values, at any depth, replaced by another. */
function* replaced(body: unknown, value: unknown): Generator<unknown> {
  yield value;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, own] of Object.entries(body))
    for (const other of replaced(own, value))
      yield Array.isArray(body)
        ? body.map((each: unknown, place) => (String(place) === key ? other : each))
        : { ...body, [key]: other };
}

test.each(ofStudies.map((operation) => [operation.id, operation] as const))(
  'R-3068: %s refuses what is no request of its own, and never fails',
  async (_, operation) => {
    const server = await appForThisTest({ passwords: plainPasswords, config: { peoplePerAddress: 100_000 } });
    const study = await canaryStudy(server, 'open');
    const caller = operation.path.includes('invitation') ? 'cleo' : operation.path.includes('finish') ? 'ann' : 'owner';
    const [request] = canaryRequests(operation, study, caller);
    const statuses = new Map<number, number>();
    for (const value of values)
      for (const body of replaced(request!.body, value)) {
        const response = await study.people[caller].client.post(request!.url, body);
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        expect(response.statusCode, `${JSON.stringify(body).slice(0, 200)} ${response.body}`).toBeLessThan(500);
      }
    expect(statuses.get(400)).toBeGreaterThan(values.length - 2);
    expect((await checkRecord(server.database, study.world.networkId)).findings).toEqual([]);
  },
);
