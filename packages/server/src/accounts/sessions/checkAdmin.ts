import type { Operation } from '../../http/operation.js';
import { mayOnSite } from '../../roles/rights.js';

export const checkAdmin: Operation<'checkAdmin'> = ({ caller }) => ({
  // The link of a study opens nothing of the site, whoever takes part.
  is_admin: caller.session.studyId === null && mayOnSite(caller.user, 'read_dashboard'),
});
