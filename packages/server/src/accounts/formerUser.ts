/** The author shown on answers and activities once the account is gone. */
export const formerUser = 'former user';
