import type { LoaderFunctionArgs } from 'react-router-dom';
import { networkTables } from './browserTables.js';
import type { LoadedTables } from './networkTables.js';

export const loader = ({ params: { networkId = '' } }: LoaderFunctionArgs): Promise<LoadedTables> =>
  networkTables.read(networkId);
