import { orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';

/** A node that somebody can be asked about. */
export interface AskedNode {
  readonly id: string;
  readonly name: string;
}

export interface LoadedNodes {
  /** Undefined if they could not be loaded. */
  readonly nodes: readonly AskedNode[] | undefined;
}

/** The nodes of a network of which something is asked. */
export function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<LoadedNodes> {
  const { networkId: id = '' } = params;
  return orThrow(api.GET('/network/overview/{id}', { params: { path: { id } }, signal })).then(
    ({ nodes }) => ({ nodes: nodes.map((node) => ({ id: node.id, name: node.display_name })) }),
    () => ({ nodes: undefined }),
  );
}
