import type { Rights } from '../../ground/accounts/pendingLogins.js';
import type { InstitutionConfig } from '../../platform/config/institution.js';

/** What the log says when the provider leaves somebody's groups out; docs/operate.md explains it. */
export const groupsLeftOutLine = 'the provider of the institution leaves the groups of a person out: their rights stay';

/**
 * The rights that follow from somebody's groups.
 * @param groups undefined where the provider left them out: nobody loses a right by that
 */
export function rightsOfGroups(
  groups: readonly string[] | undefined,
  { adminGroups, studyGroups }: Pick<InstitutionConfig, 'adminGroups' | 'studyGroups'>,
): Rights {
  if (!groups) return { isAdmin: undefined, ownsStudies: undefined };
  const isIn = (named: readonly string[]) => named.some((name) => groups.includes(name));
  return {
    isAdmin: adminGroups.length > 0 ? isIn(adminGroups) : undefined,
    ownsStudies: isIn(studyGroups),
  };
}
