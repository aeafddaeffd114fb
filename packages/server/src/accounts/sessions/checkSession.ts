import type { Operation } from '../../http/operation.js';

export const checkSession: Operation<'checkSession'> = async ({ caller }, { config, database, invitations }) => {
  if (!caller) return { status: 'expired' };
  const { lastSeenAt, expiresAt, studyId } = caller.session;
  const idle = new Date(lastSeenAt.getTime() + config.sessionIdle);
  return {
    status: 'active',
    expiresAt: (idle < expiresAt ? idle : expiresAt).toISOString(),
    ...(studyId === null
      ? { invitations: await invitations.count(database, caller.user.id) }
      : { invitations: 0, study: studyId }),
  };
};
