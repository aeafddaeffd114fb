import type { Rights } from '../../ground/accounts/pendingLogins.js';
import type { InstitutionConfig } from '../../platform/config/institution.js';

/** The rights that follow from somebody's groups. */
export function rightsOfGroups(
  groups: readonly string[],
  { adminGroups, studyGroups }: Pick<InstitutionConfig, 'adminGroups' | 'studyGroups'>,
): Rights {
  const isIn = (named: readonly string[]) => named.some((name) => groups.includes(name));
  return {
    isAdmin: adminGroups.length > 0 ? isIn(adminGroups) : undefined,
    ownsStudies: isIn(studyGroups),
  };
}
