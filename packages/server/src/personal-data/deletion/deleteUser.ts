import { dates } from '@credence/text/english/dates';
import { writeDay } from '@credence/text';
import {
  checkPassword,
  deletedOn,
  endAddressChange,
  endLinks,
  endSessions,
  sendDeletion,
  updateUser,
} from '../../accounts/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { leaveNetworks } from './leaveNetworks.js';

/** Deletes the account. All sessions end now; the data is erased when the time for undoing it is over. */
export const deleteUser: Operation<'deleteUser'> = async ({ body, caller: { user, session } }, services) => {
  const { database, clock, config } = services;
  const { username, passwordHash } = user;
  const guess = { username, passwordHash, password: body.password, source: { session: session.id } };
  if (!(await checkPassword(guess, services))) throw new ApiError('invalid_credentials', { reason: 'password' });

  const at = clock.now();
  await withTransaction(database, async (transaction) => {
    const wishes = { choices: body.networks ?? [], keeps: body.studyAnswers !== 'erase' };
    const left = await leaveNetworks(transaction, user, wishes, services);
    await updateUser(transaction, user.id, { deletedAt: at });
    await endSessions(transaction, user.id, { allBut: undefined }, at);
    await endLinks(transaction, user.id, ['activation', 'password']);
    await endAddressChange(transaction, user.id);
    await recordEvent(transaction, { type: 'account_deleted', at, actor: user });
    await sendDeletion(transaction, { ...user, deletedAt: at }, services, left);
    await audit(transaction, { type: 'account_deleted', at, userId: user.id });
  });
  const day = deletedOn(at);
  const written = writeDay(day, dates, config.timeZone);
  return {
    message: `Your account will be deleted on ${written}. Until then, you can undo this with the link we have e-mailed to you.`,
    deletedOn: day.toISOString(),
  };
};
