import type { Passwords } from '../src/platform/passwords.js';

/** Finds every password wrong, at no cost, after asking whether it may be checked. */
export const alwaysWrong: Passwords = {
  hash: () => Promise.resolve('hash'),
  async verify(_hash, _password, allow) {
    await allow?.();
    return false;
  },
};

/** Checks passwords without the cost of hashing them, where a test is about something else. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain ${password}`),
  async verify(hash, password, allow) {
    await allow?.();
    return hash === `plain ${password}`;
  },
};
