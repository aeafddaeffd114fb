import type { Letter } from './letter.js';

/** What every letter needs to know. */
export interface LetterFacts {
  /** Name of the site. */
  readonly site: string;
  /** Where its button leads; always below PUBLIC_URL. */
  readonly url: string;
}

/** Every mail that the product sends, in one language. */
export interface Letters {
  activation(facts: LetterFacts): Letter;
  /** `registeredAt` is when that was, written in the language of the letter. */
  registeredAgain(facts: LetterFacts & { readonly registeredAt: string }): Letter;
  alreadyRegistered(facts: LetterFacts): Letter;
  password(facts: LetterFacts): Letter;
  passwordChanged(facts: LetterFacts): Letter;
  /** `until` is the day of the deletion, written in the language of the letter. */
  accountDeleted(facts: LetterFacts & { readonly until: string }): Letter;
}
