import type { Operation } from '../../operation.js';

export const checkAdmin: Operation<'checkAdmin'> = async ({ caller }) => ({ is_admin: caller.user.isAdmin });
