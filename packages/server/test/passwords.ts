import type { Passwords } from '../src/platform/passwords.js';

/** Finds every password wrong, at no cost, after asking whether it may be checked. */
export const alwaysWrong: Passwords = {
  hash: () => Promise.resolve('hash'),
  async verify(_hash, _password, allow) {
    await allow?.();
    return false;
  },
};
