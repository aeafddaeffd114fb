import { type NetworkOverview, orThrow, type Study } from '@credence/api-client';
import { api } from '../../../ground/api.js';
import { may } from '../../../ground/access/may.js';

const of = (id: string) => ({ params: { path: { id } } });

/** How the study stands in which the user takes part; undefined for everybody else. */
export const readOwnStudy = async (overview: NetworkOverview | undefined): Promise<Study | undefined> =>
  overview && may(overview, 'take_part') ? orThrow(api.GET('/network/study/{id}', of(overview.networkId))) : undefined;

/** Says that the user has finished, or goes on after all. */
export const sayFinished = (networkId: string, finished: boolean): Promise<Study> =>
  orThrow(api.POST('/network/study/{id}/finish', { ...of(networkId), body: { finished } }));

/** Ends the user's part. @param keeps whether the answers stay, under the code */
export const withdraw = (networkId: string, keeps: boolean) =>
  orThrow(api.POST('/network/study/{id}/withdraw', { ...of(networkId), body: { keeps } }));
