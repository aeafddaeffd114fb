import type { InstitutionConfig } from '../../platform/config/institution.js';

/** What the groups of a person give. */
export interface Rights {
  /** Undefined where the site's settings name no groups of administrators: then the login changes nothing. */
  readonly isAdmin: boolean | undefined;
  readonly ownsStudies: boolean;
}

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
