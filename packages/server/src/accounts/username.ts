/** Normalises a username: surrounding whitespace, case and Unicode form do not distinguish accounts. */
export const normaliseUsername = (username: string) => username.trim().normalize('NFKC').toLowerCase();
