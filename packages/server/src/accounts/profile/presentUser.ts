import type { components } from '@credence/api-client';
import type { UserRow } from '../users.js';

type User = components['schemas']['User'];

/** What somebody is called. */
export const presentName = ({ username, firstname, lastname }: UserRow) => ({ username, firstname, lastname });

/** A user's own record, as defined in the contract. */
export function presentUser(user: UserRow): User {
  return {
    ...presentName(user),
    discipline: user.discipline,
    title: user.title as NonNullable<User['title']>,
    position: user.position as NonNullable<User['position']>,
    workplace: user.workplace as NonNullable<User['workplace']>,
    ...(user.experience === null ? {} : { experience: user.experience }),
    profilePic: user.profilePic,
    showsProfile: user.showsProfile,
  };
}
