import type { Operation } from '../../operation.js';

export const checkAdmin: Operation<'checkAdmin'> = ({ caller }) => ({ is_admin: caller.user.isAdmin });
