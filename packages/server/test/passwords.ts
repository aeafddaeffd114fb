import { createPasswords, type Passwords } from '../src/platform/passwords.js';

/** Hashes as the product does, at the least cost that the algorithm allows. */
export const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Rejects every password at no cost, after asking whether the check is allowed. */
export const alwaysWrong: Passwords = {
  hash: () => Promise.resolve('hash'),
  async verify(_hash, _password, allow) {
    await allow?.();
    return false;
  },
};

/** Checks passwords without the cost of hashing, for tests about something else. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain ${password}`),
  async verify(hash, password, allow) {
    await allow?.();
    return hash === `plain ${password}`;
  },
};
