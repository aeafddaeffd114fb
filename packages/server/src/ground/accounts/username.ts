/** What makes two spellings one account: outer blanks, case and Unicode form do not count. */
export const normaliseUsername = (username: string) => username.trim().normalize('NFKC').toLowerCase();
