import type { Letter } from './letter.js';

/** Data that every letter needs. */
export interface LetterFacts {
  /** Name of the site. */
  readonly site: string;
  /** The target of its button; always below PUBLIC_URL. */
  readonly url: string;
}

/** All mails that the product sends, in one language. */
export interface Letters {
  activation(facts: LetterFacts): Letter;
  /** `registeredAt` is the time of registration, formatted in the language of the letter. */
  registeredAgain(facts: LetterFacts & { readonly registeredAt: string }): Letter;
  alreadyRegistered(facts: LetterFacts): Letter;
  password(facts: LetterFacts): Letter;
  passwordChanged(facts: LetterFacts): Letter;
  /** `until` is the day of the deletion, formatted in the language of the letter. */
  accountDeleted(facts: LetterFacts & { readonly until: string }): Letter;
}
