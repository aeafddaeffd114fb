/** Milliseconds from the start of a login with the institution's, or from what its provider answered, until it is over. */
export const pendingLoginLife = 15 * 60_000;
