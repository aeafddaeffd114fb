import { expectTypeOf, test } from 'vitest';
import { createApiClient } from './client.js';
import { orThrow } from './errors.js';
import type { Certainty, Combination, ErrorParams, NetworkOverview, Question } from './models.js';
import type { RefusalParams } from './refusals.js';

const api = createApiClient({
  baseUrl: 'https://credence.test/api',
  fetch: () => Promise.resolve(Response.json({})),
});
const path = { networkId: 'a', nodeId: 'n1', iteration: 1 };

test('a body has the type that the contract gives it', async () => {
  const question = await orThrow(
    api.GET('/network/{networkId}/{nodeId}/{iteration}', { params: { path, query: { last_iteration: 2 } } }),
  );
  expectTypeOf(question).toEqualTypeOf<Question>();
  const overview = await orThrow(api.GET('/network/overview/{id}', { params: { path: { id: 'a' } } }));
  expectTypeOf(overview).toEqualTypeOf<NetworkOverview>();
  expectTypeOf<Certainty>().toEqualTypeOf<-2 | -1 | 1 | 2>();
  expectTypeOf<Combination['nodes']>().toEqualTypeOf<-1 | Record<string, number>>();
});

test('what Credence adds may be missing', () => {
  expectTypeOf<Question['revision']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NetworkOverview['minutesLeft']>().toEqualTypeOf<number | undefined>();
});

type Params = Exclude<RefusalParams[keyof RefusalParams], undefined>;
type KeyOf<Each> = Each extends unknown ? keyof Each : never;
type ReasonOf<Each> = Each extends { readonly reason: infer Reason } ? Reason : never;

test('the parameters of refusals are those of the contract, each reason and each key', () => {
  expectTypeOf<ReasonOf<Params>>().toEqualTypeOf<NonNullable<ErrorParams['reason']>>();
  expectTypeOf<KeyOf<Params>>().toEqualTypeOf<keyof ErrorParams>();
  expectTypeOf<Params>().toExtend<Readonly<{ [Key in keyof ErrorParams]: Readonly<ErrorParams[Key]> }>>();
});

test('calls that the contract does not know are compile errors', async () => {
  const body = { sliders: [50], 'self-eval': 1, comment: '', timer: 0 } as const;

  // @ts-expect-error there is no such path
  await api.GET('/networks');
  // @ts-expect-error this path has no POST
  await api.POST('/user/index');
  // @ts-expect-error the path parameter is missing
  await api.GET('/network/overview/{id}');
  await api.POST('/network/{networkId}/{nodeId}/{iteration}/save', {
    params: { path },
    // @ts-expect-error 0 is not a certainty
    body: { ...body, sliders: [50], 'self-eval': 0 },
  });
  // @ts-expect-error the body is missing
  await api.POST('/network/{networkId}/{nodeId}/{iteration}/save', { params: { path } });
  await api.POST('/user/edit-user/{username}', {
    params: { path: { username: 'a@b.org' } },
    // @ts-expect-error there is no such position
    body: { position: 'king' },
  });
});
