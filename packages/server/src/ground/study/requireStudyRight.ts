import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import type { UserRow } from '../accounts/users.js';

/**
 * Where the site names groups of the institution that may own studies, refuses everybody who was in none of them at
 * their last login, and whoever never came by that.
 * @throws ApiError no_study_right
 */
export function requireStudyRight(
  { ownsStudies }: Pick<UserRow, 'ownsStudies'>,
  { institution }: Pick<Services['config'], 'institution'>,
): void {
  if (institution && institution.studyGroups.length > 0 && !ownsStudies) throw new ApiError('no_study_right');
}
