import type { Operation } from '../../http/operation.js';

export const checkAdmin: Operation<'checkAdmin'> = ({ caller }) => ({ is_admin: caller.user.isAdmin });
