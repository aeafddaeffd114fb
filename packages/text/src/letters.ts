/** The content of a mail, before formatting. */
export interface Letter {
  readonly subject: string;
  /** One paragraph each. */
  readonly paragraphs: readonly string[];
  /** The single call to action. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** The text below the action: why the recipient gets this mail, and what to do if it was not them. */
  readonly note: string;
}

/** Data that every letter needs. */
export interface LetterFacts {
  /** Name of the site. */
  readonly site: string;
  /** The target of its button; always below PUBLIC_URL. */
  readonly url: string;
}

/** Who invites to what. Names that people chose are short and on one line. */
export interface InvitationFacts extends LetterFacts {
  /** The name of the inviting person, or their address. */
  readonly inviter: string;
  readonly inviterAddress: string;
  /** The name of the network. */
  readonly network: string;
  /** What the inviting person wrote; empty if that is nothing, or holds an address. */
  readonly message: string;
  /** The day by which they hope for the answers, in the language of the letter; may be empty. */
  readonly due: string;
  /** How many nodes they ask about; 0 for all. */
  readonly nodes: number;
}

/** Who asks whom to take part in a study. Names and texts that people wrote hold no address. */
export interface StudyFacts extends LetterFacts {
  /** The name of the person who asks, or their address. */
  readonly inviter: string;
  readonly inviterAddress: string;
  /** The name of the network. */
  readonly network: string;
  /** What it is for, in the owner's words; may be empty. */
  readonly purpose: string;
  readonly questions: number;
  /** About how long they take all. */
  readonly minutes: number;
  /** When the study closes, in the language of the letter. */
  readonly closes: string;
}

/** Tells whoever takes part in a study, or runs one, how it stands. */
export interface StudyNewsFacts extends LetterFacts {
  /** The name of the network. */
  readonly network: string;
}

/** Who asks whom to be the deputy of a study. Names and texts that people wrote hold no address. */
export type DeputyFacts = LetterFacts & Pick<StudyFacts, 'inviter' | 'inviterAddress' | 'network' | 'purpose'>;

/** What becomes of the studies of somebody who deletes their account. */
export interface LeftStudies {
  /** Their own that pass to a deputy now: what each is called, and whose it is from now on. */
  readonly passed: readonly { readonly network: string; readonly deputy: string }[];
  /** Their own that are stopped when the account is erased. */
  readonly stops: readonly string[];
  /** In how many of other people their part as an expert ends, with their answers kept or erased. */
  readonly kept: number;
  readonly erased: number;
}

/** Tells an owner of a person's work. */
export interface WorkFacts extends LetterFacts {
  /** The name of the person, or their address. */
  readonly person: string;
  readonly network: string;
}

/** The address that an account is to use, or uses now. */
export interface AddressFact {
  readonly address: string;
}

/** All mails that the product sends, in one language. */
export interface Letters {
  activation(facts: LetterFacts): Letter;
  /** `registeredAt` is the time of registration, formatted in the language of the letter. */
  registeredAgain(facts: LetterFacts & { readonly registeredAt: string }): Letter;
  alreadyRegistered(facts: LetterFacts): Letter;
  password(facts: LetterFacts): Letter;
  passwordChanged(facts: LetterFacts): Letter;
  /** Reports what became of the second factor. `reset`: somebody who runs the site removed it. */
  secondFactor(facts: LetterFacts & { readonly what: 'set' | 'removed' | 'reset' }): Letter;
  /** Asks whoever reads this address whether an account is to use it. */
  newAddress(facts: LetterFacts): Letter;
  /** Asks the owner of an account whether it is to use the other address. */
  presentAddress(facts: LetterFacts & AddressFact): Letter;
  /** Reports that somebody wanted to use the address of an existing account for another one. */
  addressTaken(facts: LetterFacts): Letter;
  /** Tells both addresses of an account that it uses this one now. */
  addressChanged(facts: LetterFacts & AddressFact): Letter;
  /** Invites somebody who has an account. */
  invitation(facts: InvitationFacts): Letter;
  /** Invites an address without an account. */
  invitationToJoin(facts: InvitationFacts): Letter;
  /** Tell an owner what became of an invitation. */
  invitationAccepted(facts: WorkFacts): Letter;
  invitationDeclined(facts: WorkFacts): Letter;
  partFinished(facts: WorkFacts): Letter;
  /** Asks an expert to take part in a study. `message` is what the inviting person wrote; may be empty. */
  studyInvitation(facts: StudyFacts & { readonly message: string }): Letter;
  /** Reminds an expert who has not finished. */
  studyReminder(facts: StudyFacts): Letter;
  /** Tells an expert that the round is closed, what they may read from now on, and until when they can withdraw. */
  studyClosed(
    facts: StudyNewsFacts & {
      readonly sees: 'own' | 'pool';
      readonly withdrawal: 'until_closed' | 'until_final';
    },
  ): Letter;
  /** Tells an expert that the close was taken back. `closes` is when it closes now, in the language of the letter. */
  studyReopened(facts: StudyNewsFacts & { readonly closes: string }): Letter;
  /** Tells an expert that the round closes later. `closes` is when, in the language of the letter. */
  studyExtended(facts: StudyNewsFacts & { readonly closes: string }): Letter;
  /** Tells the owner that the date closed the round, and how many of those who take part had finished. */
  studyClosedByDate(facts: StudyNewsFacts & { readonly finished: number; readonly experts: number }): Letter;
  /** Asks somebody to run a study once the account of its owner is deleted. Needs an account, and says so to everybody. */
  deputyRequest(facts: DeputyFacts): Letter;
  /** Tell an owner what became of that. */
  deputyAccepted(facts: WorkFacts): Letter;
  deputyDeclined(facts: WorkFacts): Letter;
  /** Tells a deputy that the study is theirs now. */
  studyPassed(facts: LetterFacts & { readonly owner: string; readonly network: string }): Letter;
  /** Tells an expert that nobody runs the study any more, and until when they can withdraw. */
  studyStopped(
    facts: StudyNewsFacts & {
      /** Whether somebody had opened the results before. */
      readonly wasRead: boolean;
      readonly withdrawal: 'until_closed' | 'until_final';
    },
  ): Letter;
  /** Tells a collaborator that they own the network now. */
  handedOver(facts: LetterFacts & { readonly owner: string; readonly network: string }): Letter;
  /** `until` is the day of the deletion, formatted in the language of the letter. */
  accountDeleted(facts: LetterFacts & LeftStudies & { readonly until: string }): Letter;
}
