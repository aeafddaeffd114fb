import type { FileProblem, RefusalCode, RefusalParams } from '@credence/api-client';

/** Every refusal: its code on the wire and its status. */
export const statuses = {
  invalid_input: 400,
  invalid_json: 400,
  invalid_answer: 400,
  invalid_combination: 400,
  invalid_outcomes: 400,
  invalid_link: 400,
  malformed_xml: 400,
  no_file: 400,
  passwords_differ: 400,
  weak_password: 400,
  invalid_credentials: 400,
  username_required: 400,
  own_network: 400,
  not_logged_in: 401,
  csrf_failed: 403,
  foreign_origin: 403,
  account_deleted: 403,
  not_activated: 403,
  institution_only: 403,
  institution_refused: 400,
  institution_unavailable: 503,
  code_needed: 403,
  wrong_code: 400,
  factor_required: 403,
  no_study_right: 403,
  numbers_sealed: 403,
  owner_only: 403,
  owner_resets_only: 403,
  forbidden: 403,
  not_found: 404,
  user_not_found: 404,
  network_not_found: 404,
  invitation_not_found: 404,
  collaborator_not_found: 404,
  node_not_found: 404,
  question_not_found: 404,
  answer_not_found: 404,
  request_timeout: 408,
  account_exists: 409,
  already_collaborator: 409,
  already_invited: 409,
  already_accepted: 409,
  already_owner: 409,
  owner_withdraws: 409,
  too_many_collaborators: 409,
  key_reused: 409,
  quota_exceeded: 409,
  reset_stands: 409,
  node_reset: 409,
  other_assessment: 409,
  invalid_protocol: 400,
  round_not_open: 409,
  no_combinations: 409,
  round_open: 409,
  protocol_fixed: 409,
  study_stands: 409,
  too_many_experts: 409,
  other_address: 400,
  one_part: 409,
  consent_missing: 409,
  has_accepted: 409,
  experts_only: 403,
  study_session: 403,
  expert_not_found: 404,
  withdrawal_over: 409,
  no_reminder: 409,
  results_read: 409,
  results_unopened: 409,
  adoption_stands: 409,
  nothing_to_adopt: 409,
  too_many_columns: 409,
  no_study: 404,
  study_final: 409,
  experts_answer_alone: 403,
  stale_revision: 409,
  too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  not_a_network: 415,
  password_refused: 422,
  invalid_network: 422,
  no_full_table: 422,
  too_many_numbers: 422,
  too_complex: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  not_offered: 501,
  unavailable: 503,
  too_demanding: 503,
  storage_unavailable: 503,
  reading_unavailable: 503,
} as const satisfies Record<RefusalCode, number>;

/** A code that says everything by itself. */
export type PlainCode = {
  [Code in RefusalCode]: RefusalParams[Code] extends undefined ? Code : never;
}[RefusalCode];

interface More {
  /** What is wrong with the file that was sent. */
  readonly problems?: readonly FileProblem[];
  /** Keys that an operation's answer has beside those of every refusal. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Seconds until it is worth another try. */
  readonly retryAfter?: number;
}

type Given<Params> = [Params] extends [undefined] ? [params?: undefined, more?: More] : [params: Params, more?: More];

/** A refusal that the client is told of, as data: its sentence is written where it is sent. */
export class ApiError<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: Code;
  readonly params: RefusalParams[Code] | undefined;
  readonly status: number;
  readonly problems: readonly FileProblem[] | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;

  constructor(code: Code, ...[params, more = {}]: Given<RefusalParams[Code]>) {
    super(params ? `${code} ${JSON.stringify(params)}` : code);
    this.code = code;
    this.params = params;
    this.status = statuses[code];
    this.problems = more.problems;
    this.extra = more.extra ?? {};
    this.retryAfter = more.retryAfter ?? (this.status === 503 ? 10 : undefined);
  }
}
