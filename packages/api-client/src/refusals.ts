/**
 * Every code with which a Credence server refuses a call, and the parameters that come with it for building the message
 * to the user. `reason` distinguishes the messages of a code that has several. `undefined` marks a code without
 * parameters.
 *
 * Older servers and other implementations send less: the wire format guarantees neither code nor parameters.
 */
export interface RefusalParams {
  invalid_input: InvalidInput;
  invalid_json:
    | { readonly reason: 'syntax' | 'not-utf-8' | 'too-deep' }
    | { readonly reason: 'unknown-field' | 'field-twice'; readonly field: string };
  invalid_answer: InvalidAnswer;
  invalid_combination: InvalidCombination;
  invalid_outcomes: InvalidOutcomes;
  invalid_link: undefined;
  malformed_xml: undefined;
  no_file: undefined;
  passwords_differ: undefined;
  weak_password: WeakPassword;
  /** `password` is a wrong password from a user who is already signed in. */
  invalid_credentials: { readonly reason: 'sign-in' | 'password' };
  username_required: undefined;
  own_network: undefined;
  not_logged_in: undefined;
  csrf_failed: undefined;
  foreign_origin: undefined;
  account_deleted: undefined;
  not_activated: undefined;
  /** Nobody of this domain has a password; `name` is what the button of the institution's login says. */
  institution_only: { readonly name: string };
  /** `address-taken`: another person of the institution has the account of this address. */
  institution_refused: {
    readonly reason:
      | 'cancelled'
      | 'address-missing'
      | 'address-unverified'
      | 'login-expired'
      | 'login-failed'
      | 'address-taken';
  };
  institution_unavailable: { readonly name: string };
  /** The password is right, and a code of the second factor is missing. */
  code_needed: undefined;
  wrong_code: undefined;
  /** Administrators of this site need a second factor, and this one has none. */
  factor_required: undefined;
  no_study_right: undefined;
  owner_only: undefined;
  /** The owner keeps resetting nodes to themselves. */
  owner_resets_only: undefined;
  forbidden: { readonly reason: 'administrators-only' };
  not_found: undefined;
  user_not_found: undefined;
  network_not_found: undefined;
  invitation_not_found: undefined;
  collaborator_not_found: undefined;
  node_not_found: undefined;
  question_not_found: undefined;
  answer_not_found: undefined;
  request_timeout: undefined;
  /** Whoever signs up behind an invitation has an account. */
  account_exists: undefined;
  already_collaborator: undefined;
  already_invited: undefined;
  already_accepted: undefined;
  already_owner: undefined;
  owner_withdraws: undefined;
  too_many_collaborators: { readonly limit: number };
  key_reused: undefined;
  quota_exceeded: undefined;
  reset_stands:
    | { readonly reason: 'not-reset' | 'saved-since' }
    | { readonly reason: 'too-late'; readonly days: number };
  node_reset: undefined;
  other_assessment: undefined;
  round_not_open: undefined;
  numbers_sealed: undefined;
  no_combinations: undefined;
  round_open: undefined;
  protocol_fixed: undefined;
  study_stands: undefined;
  results_read: undefined;
  results_unopened: undefined;
  /** `not-adopted`: nothing is, or it was undone. */
  adoption_stands:
    | { readonly reason: 'not-adopted' | 'saved-since' }
    | { readonly reason: 'too-late'; readonly days: number };
  nothing_to_adopt: undefined;
  too_many_columns: { readonly limit: number };
  no_study: undefined;
  /** It no longer changes who is to run the study after its owner. */
  study_final: undefined;
  /** A personal link was sent to another address than the one that was typed. */
  other_address: undefined;
  /** Whoever owns a network, works on it or takes part in its study has no second part in it. */
  one_part: undefined;
  consent_missing: undefined;
  has_accepted: undefined;
  experts_only: undefined;
  /** The session began with the link of a study, and opens that alone. */
  study_session: undefined;
  expert_not_found: undefined;
  withdrawal_over: undefined;
  no_reminder:
    | { readonly reason: 'not-expected' }
    | { readonly reason: 'all-sent'; readonly limit: number }
    | { readonly reason: 'too-soon'; readonly hours: number };
  too_many_experts: { readonly limit: number };
  invalid_protocol: InvalidProtocol;
  experts_answer_alone: undefined;
  /** `decided`: a combination saved meanwhile decides the question. */
  stale_revision: { readonly reason: 'answer' | 'decided' | 'combinations' | 'outcomes' };
  too_large: undefined;
  /** Bytes of the whole file, characters of a `part`: a tag, a comment or a text. */
  file_too_large: { readonly reason: 'file' | 'part'; readonly limit: number };
  /** Nodes without a full table, which XMLBIF needs: the first of them by name, and how many there are. */
  no_full_table: {
    readonly reason: 'not-assessed' | 'table-too-large' | 'one-state' | 'numbers-missing';
    readonly nodes: string[];
    readonly found: number;
  };
  /** Numbers in all tables together; the largest table, by the name of its node. */
  too_many_numbers: { readonly limit: number; readonly nodes: string[] };
  unsupported_media_type: { readonly reason: 'json-wanted' | 'multipart-wanted' | 'compressed' };
  not_a_network: undefined;
  password_refused: WeakPassword | { readonly reason: 'same' };
  invalid_network: undefined;
  too_complex: undefined;
  /** `uploads` are limited per hour. */
  too_many_requests:
    | { readonly reason: 'attempts'; readonly seconds: number }
    /** Mails to one person within a day. */
    | { readonly reason: 'mails'; readonly limit: number; readonly seconds: number }
    | { readonly reason: 'uploads'; readonly limit: number };
  headers_too_large: undefined;
  internal_error: undefined;
  not_offered: undefined;
  /** The server is busy. */
  unavailable: undefined;
  /** It takes more time or memory than the server gives one task. */
  too_demanding: undefined;
  /** The server's database is away, or its disk full. */
  storage_unavailable: undefined;
  /** The same, of a call that saves nothing. */
  reading_unavailable: undefined;
}

export type RefusalCode = keyof RefusalParams;

/** A question by its number in the list. */
type InvalidProtocol =
  | { readonly reason: 'closes-in-the-past' }
  | { readonly reason: 'combinations-with-list' }
  | { readonly reason: 'ranked-without-list' }
  | { readonly reason: 'by-hand-without-ranking' }
  | { readonly reason: 'no-such-question'; readonly item: number }
  | { readonly reason: 'question-twice'; readonly item: number }
  /** By its number among those that were added. */
  | { readonly reason: 'added-not-asked'; readonly item: number };

/** An outcome by its number in the list, or a finding by its number in a `case`. */
interface InvalidOutcomes {
  readonly reason: 'unknown-node' | 'unknown-state' | 'twice';
  readonly item: number;
  readonly case?: number;
}

/** Numbers and names in a request that violates the contract; without `field` it concerns the request as a whole. */
type InvalidInput =
  | { readonly reason: 'form'; readonly field?: string }
  | {
      readonly reason:
        | 'unknown-field'
        | 'missing'
        | 'empty'
        | 'impossible-character'
        | 'not-one-line'
        | 'not-https'
        | 'twice';
      readonly field: string;
    }
  | { readonly reason: 'wrong-type'; readonly field?: string; readonly types: readonly JsonType[] }
  | { readonly reason: 'not-a-choice'; readonly field: string; readonly allowed: readonly unknown[] }
  | {
      readonly reason: 'too-low' | 'too-high' | 'too-long' | 'too-few' | 'too-many';
      readonly field: string;
      readonly limit: number;
    }
  | {
      readonly reason:
        | 'e-mail'
        | 'same-address'
        | 'experience'
        | 'no-such-page'
        | 'several-files'
        | 'upload-cut-off'
        | 'not-http';
    }
  | { readonly reason: 'unanswered' }
  | { readonly reason: 'item-scale' | 'item-choice' | 'item-impossible-character'; readonly item: number }
  | { readonly reason: 'item-too-long'; readonly item: number; readonly limit: number }
  | { readonly reason: 'wrong-direction-count'; readonly needed: number }
  | { readonly reason: 'certainty-missing' | 'comment-cannot-be-stored' }
  | { readonly reason: 'comment-too-long'; readonly limit: number }
  | { readonly reason: 'slider-out-of-range'; readonly item: number }
  | { readonly reason: 'value-out-of-range'; readonly combination: number }
  | { readonly reason: 'exact-out-of-range'; readonly item: number; readonly combination?: number };

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** As returned by `checkExact` of @credence/bayesnet: what is exact is in parts per million. */
type InvalidExact =
  | { readonly reason: 'wrong-exact-count'; readonly needed: number }
  | { readonly reason: 'exact-out-of-range'; readonly item: number }
  | {
      readonly reason: 'exact-contradicts-slider';
      readonly item: number;
      readonly exact: number;
      readonly slider: number;
    }
  | { readonly reason: 'all-impossible' }
  | { readonly reason: 'exact-above-one' | 'exact-below-one'; readonly sum: number }
  | { readonly reason: 'nothing-left'; readonly left: number; readonly states: number };

/** As returned by `checkAnswer` of @credence/bayesnet. */
type InvalidAnswer =
  | InvalidExact
  | { readonly reason: 'certainty-missing' | 'comment-missing' | 'comment-cannot-be-stored' }
  | { readonly reason: 'comment-too-long'; readonly limit: number }
  | { readonly reason: 'wrong-slider-count' | 'wrong-touched-count'; readonly needed: number }
  | { readonly reason: 'slider-out-of-range'; readonly item: number };

/** As returned by `checkCombinations` of @credence/bayesnet, plus what only the server can check. */
type InvalidCombination =
  | (InvalidExact & { readonly combination: number })
  | { readonly reason: 'none-chosen' | 'rest-twice' | 'uncountable' | 'other-parents' }
  | { readonly reason: 'too-many-combinations'; readonly limit: number }
  | {
      readonly reason:
        | 'unknown-parent'
        | 'unknown-state'
        | 'wrong-value-count'
        | 'value-out-of-range'
        | 'certainty-missing'
        | 'comment-missing'
        | 'comment-cannot-be-stored'
        | 'wrong-number'
        | 'number-twice';
      readonly combination: number;
    }
  | { readonly reason: 'comment-too-long'; readonly combination: number; readonly limit: number }
  | { readonly reason: 'wrong-touched-count'; readonly combination: number; readonly needed: number }
  | { readonly reason: 'same-states'; readonly combination: number; readonly other: number };

/** `personal` is the e-mail address or the name of the site. */
type WeakPassword =
  | { readonly reason: 'too-short' | 'too-long'; readonly limit: number }
  | { readonly reason: 'common' | 'personal' };
