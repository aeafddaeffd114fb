import type { Transaction } from '../../database/database.js';
import type { Operation, ResultOf } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { agreedSides, agreeTo, endAddressChange } from './addressChanges.js';
import { moveAccount } from './moveAccount.js';
import { type OpenedAddressLink, withAddressLink } from './openedAddressLink.js';

type Outcome = ResultOf<'answerAddressChange'>;

/** Agrees to another address or refuses it, through the link of either mail. The account moves once both agreed. */
export const answerAddressChange: Operation<'answerAddressChange'> = async ({ body, request }, services) => {
  const link = { secret: body.secret, address: request.address };
  const outcome = await withAddressLink(link, services, (transaction, opened) =>
    body.agree ? agree(transaction, opened, services) : refuse(transaction, opened),
  );
  if (!outcome) throw new ApiError('invalid_link');
  return outcome;
};

async function refuse(transaction: Transaction, { user, at }: OpenedAddressLink): Promise<Outcome> {
  await endAddressChange(transaction, user.id);
  await audit(transaction, { type: 'address_change_refused', at, userId: user.id });
  return { message: 'The account keeps its address.', outcome: 'refused' };
}

async function agree(
  transaction: Transaction,
  { user, side, change, at }: OpenedAddressLink,
  services: Services,
): Promise<Outcome> {
  await agreeTo(transaction, { userId: user.id, side, at });
  const both = new Set([...agreedSides(change), side]).size === 2;
  if (both && (await moveAccount(transaction, { user, address: change.address, at }, services)))
    return { message: 'The account now uses the new address. Log in with it.', outcome: 'changed' };
  return { message: 'Thank you. The other address has to agree too: open the link there.', outcome: 'waiting' };
}
