import type { ContractOperation } from './contract/contract.js';

/**
 * The operation that a request of this method and path would have reached, had the router been able to read the path's
 * parameters: overlong ones and broken escapes are refused before, in the form that the operation promises.
 */
export function addressedOperation(
  contract: readonly ContractOperation[],
  method: string,
  url: string,
): ContractOperation | undefined {
  const sent = (url.split('?')[0] ?? '').replace(/\/$/, '').split('/');
  const fits = ({ path }: ContractOperation) => {
    const parts = `/api${path}`.replace(/\/$/, '').split('/');
    return parts.length === sent.length && parts.every((part, at) => part.startsWith('{') || part === sent[at]);
  };
  const fixed = ({ path }: ContractOperation) => path.split('{')[0]?.length ?? 0;
  return contract
    .filter((operation) => operation.method === method && fits(operation))
    .toSorted((one, other) => fixed(other) - fixed(one))[0];
}
