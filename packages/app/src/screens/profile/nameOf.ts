import type { Collaborator } from '@credence/api-client';

/** A person's name with their address, or the address alone. */
export function nameOf({ firstname, lastname, username }: Collaborator): string {
  const name = `${firstname} ${lastname}`.trim();
  return name ? `${name} (${username})` : username;
}
