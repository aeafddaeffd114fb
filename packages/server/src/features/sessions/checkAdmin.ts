import type { Operation } from '../../http/operation.js';
import { mayOnSite } from '../../roles/rights.js';

export const checkAdmin: Operation<'checkAdmin'> = ({ caller }) => ({
  is_admin: mayOnSite(caller.user, 'read_dashboard'),
});
