import type { ContractOperation } from '../../src/http/contract/contract.js';
import type { JsonSchema } from '../../src/http/contract/schema.js';
import { matrixRequest } from '../matrixRequests.js';
import type { Caller, CanaryStudy } from './study.js';

export interface CanaryRequest {
  readonly url: string;
  readonly body?: unknown;
  readonly file?: string;
}

/** What stands for a parameter where several values lead to different answers. */
const values: Readonly<Record<string, readonly string[]>> = {
  nodeId: ['n1', 'n2'],
  iteration: ['1', '2'],
  of: ['E1', 'linear'],
};

/** Operations whose body names a link, which is the caller's own, or Ann's where they have none. */
const byLink = /^\/study-invitation/;

/** The requests of a caller for an operation: the matrix's own for a change, and for a read one for each thing to see. */
export function canaryRequests(
  operation: ContractOperation,
  { world, people }: CanaryStudy,
  name: Caller,
): CanaryRequest[] {
  const { account, link } = people[name];
  if (byLink.test(operation.path)) {
    const example = operation.body.kind === 'json' ? (operation.body.example as object) : {};
    return [
      {
        url: operation.path,
        body: { ...example, ...link, ...('username' in example ? { username: account.username } : {}) },
      },
    ];
  }
  const own = matrixRequest(operation, world, account);
  if (operation.method !== 'GET') return [own];
  const [path = '', query = ''] = own.url.split('?');
  const urls = pathsOf(operation, path).flatMap((each) => queriesOf(operation, query).map((more) => each + more));
  return urls.map((url) => ({ url }));
}

/** A path for each combination of what its parameters can be. */
function pathsOf({ path: pattern }: ContractOperation, filled: string): string[] {
  const parts = filled.split('/');
  return pattern.split('/').reduce<string[]>(
    (paths, part, place) => {
      const given = values[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? [parts[place] ?? ''];
      return place === 0 ? paths : paths.flatMap((each) => given.map((value) => `${each}/${value}`));
    },
    [''],
  );
}

/** No query, and one for each value of each parameter that has a list of them. */
function queriesOf({ parameters }: ContractOperation, given: string): string[] {
  const fixed = given === '' ? '' : `?${given}`;
  const listed = parameters.flatMap(({ name, in: place, schema }) =>
    place === 'query'
      ? ((schema as JsonSchema & { enum?: string[] }).enum ?? []).map((value) => `?${name}=${value}`)
      : [],
  );
  return fixed === '' ? ['', ...listed] : [fixed];
}
