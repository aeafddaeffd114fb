import type { Operation, ResultOf } from '../../http/operation.js';
import { agreedSides } from './addressChanges.js';
import { withAddressLink } from './openedAddressLink.js';

type Check = ResultOf<'checkAddressLink'>;

/** Says what a link about another address would do. Whoever reads the new address is not told the present one. */
export const checkAddressLink: Operation<'checkAddressLink'> = async ({ body, request }, services) => {
  const link = { secret: body.secret, address: request.address };
  const found = await withAddressLink(link, services, (_transaction, { user, side, change }): Promise<Check> => {
    const from = side === 'present' ? { from: user.username } : {};
    return Promise.resolve({
      valid: true,
      side,
      to: change.address,
      agreed: agreedSides(change).includes(side),
      ...from,
    });
  });
  return found ?? { valid: false };
};
