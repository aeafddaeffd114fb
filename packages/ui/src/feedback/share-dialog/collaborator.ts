import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';

/**
 * Describes a change of the text: typed, or emptied once an invitation is sent.
 * @since 0.1.0
 * @experimental
 */
export type UsernameDetails = InteractionDetails<'type' | 'sent'>;

/**
 * Describes an invitation or a removal: a press on its button, or a key.
 * @since 0.1.0
 * @experimental
 */
export type CollaboratorDetails = InteractionDetails<'press' | 'key'>;

/**
 * A person with whom a network is shared.
 * @since 0.1.0
 * @experimental
 */
export interface Collaborator {
  /** The unique id of the person. */
  readonly id: string;
  /** The account's name, usually an e-mail address. */
  readonly username: string;
  /** First and last name, if known. */
  readonly name?: string | undefined;
  /** Invited, or already a collaborator. */
  readonly status: 'pending' | 'accepted';
  /** What else there is to know: "invited 20 Nov 2026". Shown below the name. */
  readonly note?: string | undefined;
  /** What somebody has to see to: "the e-mail could not be delivered". Shown below the note. */
  readonly warning?: string | undefined;
}

/** The displayed name of a person: their name, or else the account. */
export const calledBy = ({ name, username }: Collaborator): string => name?.trim() || username;
