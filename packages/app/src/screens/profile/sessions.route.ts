import { orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';

export interface OpenSession {
  readonly id: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
  readonly browser?: string | undefined;
}

/** The user's sessions; `unavailable` if the call fails, as on a server that lacks it. */
export async function loader({
  request: { signal },
}: LoaderFunctionArgs): Promise<readonly OpenSession[] | 'unavailable'> {
  return orThrow(api.GET('/user/sessions', { signal })).then(
    ({ sessions }) => sessions,
    () => 'unavailable',
  );
}
