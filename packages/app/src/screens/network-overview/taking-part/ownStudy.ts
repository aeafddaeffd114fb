import { type NetworkOverview, orThrow, type Study } from '@credence/api-client';
import { api } from '../../../ground/api.js';
import { may } from '../../../ground/access/may.js';
import { session } from '../../../ground/session/index.js';

const of = (id: string) => ({ params: { path: { id } } });

/** The study in which the user takes part. */
export interface OwnStudy {
  readonly study: Study;
  /** The user, at the end of their part, if only a mailed link lets them in. */
  readonly withoutPassword: string | undefined;
}

/** How it stands; undefined for everybody else. */
export async function readOwnStudy(overview: NetworkOverview | undefined): Promise<OwnStudy | undefined> {
  if (!overview || !may(overview, 'take_part')) return undefined;
  const study = await orThrow(api.GET('/network/study/{id}', of(overview.networkId)));
  const isAtEnd = study.state !== 'open' || study.own?.finishedAt !== undefined;
  return { study, withoutPassword: isAtEnd ? await readWithoutPassword() : undefined };
}

async function readWithoutPassword(): Promise<string | undefined> {
  const username = session.state().user?.username ?? '';
  const path = { params: { path: { username } } };
  const user = await orThrow(api.GET('/user/get-user/{username}', path)).catch(() => undefined);
  return user?.hasPassword === false ? user.username : undefined;
}

/** Says that the user has finished, or goes on after all. */
export const sayFinished = (networkId: string, finished: boolean): Promise<Study> =>
  orThrow(api.POST('/network/study/{id}/finish', { ...of(networkId), body: { finished } }));

/** Ends the user's part. @param keeps whether the answers stay, under the code */
export const withdraw = (networkId: string, keeps: boolean) =>
  orThrow(api.POST('/network/study/{id}/withdraw', { ...of(networkId), body: { keeps } }));
