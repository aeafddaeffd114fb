/** Somebody with whom a network is shared. */
export interface Collaborator {
  /** What tells the person from all others. */
  readonly id: string;
  /** The account's name, usually an e-mail address. */
  readonly username: string;
  /** First and last name, where they are known. */
  readonly name?: string | undefined;
  /** Invited, or a collaborator since. */
  readonly status: 'pending' | 'accepted';
}

/** How a person is called: by name, else by the account. */
export const calledBy = ({ name, username }: Collaborator): string => name?.trim() || username;
