/**
 * Every refusal: its code on the wire, its status and its sentence. A test keeps this list and openapi.yaml in step. A
 * sentence says what is wrong and what to do; an operation may give a more precise one.
 */
export const errors = {
  invalid_input: [400, 'The request does not have the expected form.'],
  invalid_json: [400, 'The request is not valid JSON.'],
  invalid_answer: [400, 'The answer does not fit the question.'],
  invalid_combination: [400, 'The combinations do not fit the node.'],
  invalid_link: [400, 'Invalid confirmation link.'],
  malformed_xml: [400, 'The file is not well-formed XML.'],
  no_file: [400, 'No file was uploaded. Please select a file to upload.'],
  invalid_key: [400, 'The Idempotency-Key must be a UUID.'],
  passwords_differ: [400, 'Passwords do not match'],
  weak_password: [400, 'Please choose a password of at least 8 characters.'],
  invalid_credentials: [400, 'Invalid username or password'],
  username_required: [400, 'Username is required'],
  own_network: [400, 'You already own this network.'],
  not_logged_in: [401, 'Please log in.'],
  csrf_failed: [403, 'Your session could not be verified. Please reload the page.'],
  foreign_origin: [403, 'This request came from another site and was refused.'],
  account_deleted: [403, 'This account is being deleted. To keep it, open the link in the mail that we sent you.'],
  not_activated: [403, 'Please activate your account with the link we sent you.'],
  owner_only: [403, 'Only the owner of this network can do that.'],
  forbidden: [403, 'You are not allowed to do this.'],
  not_found: [404, 'There is nothing at this address.'],
  user_not_found: [404, 'User not found'],
  network_not_found: [404, 'Network not found.'],
  invitation_not_found: [404, 'There is no such invitation any more.'],
  collaborator_not_found: [404, 'This person does not work on the network any more.'],
  node_not_found: [404, 'Node not found.'],
  question_not_found: [404, 'Question not found.'],
  answer_not_found: [404, 'There is no such answer in the history. Load it again.'],
  request_timeout: [408, 'The request took too long to arrive. Please try again.'],
  already_collaborator: [409, 'This user is already a collaborator'],
  already_invited: [409, 'This user is already invited'],
  already_accepted: [409, 'You already work on this network.'],
  already_owner: [409, 'You own this network.'],
  owner_withdraws: [409, 'Owners cannot withdraw; delete the network instead.'],
  too_many_collaborators: [
    409,
    'A network has at most 100 collaborators, invitations included. Remove one to invite another.',
  ],
  key_reused: [409, 'This Idempotency-Key was already used for another request.'],
  quota_exceeded: [409, 'Your networks fill their quota. Delete one to make room.'],
  reset_stands: [409, 'This reset cannot be taken back any more.'],
  node_reset: [409, 'This node was reset meanwhile. Load the page again.'],
  stale_revision: [409, 'Somebody saved a newer answer meanwhile.'],
  too_large: [413, 'The request is too large.'],
  file_too_large: [413, 'The file is larger than 20 MB. Please select a smaller file.'],
  unsupported_media_type: [415, 'This kind of content is not accepted here. Send JSON.'],
  not_a_network: [415, 'The file is neither XML nor XDSL. Please select another file.'],
  password_refused: [422, 'Please choose another password.'],
  invalid_network: [422, 'The network does not hold together.'],
  too_complex: [422, 'The file is too complex to be read.'],
  too_many_requests: [429, 'Too many attempts. Try again in a few minutes.'],
  headers_too_large: [431, 'The headers of the request are too large.'],
  internal_error: [500, 'Something went wrong on our side. Please try again.'],
  not_offered: [501, 'This server does not offer this yet.'],
  unavailable: [503, 'The server is busy. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errors;

/** A refusal that is reported to the client. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Keys in the operation's error body besides error, code and requestId. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: { message?: string; extra?: Readonly<Record<string, unknown>>; retryAfter?: number } = {},
  ) {
    super(more.message ?? errors[code][1]);
    this.name = 'ApiError';
    this.code = code;
    this.status = errors[code][0];
    this.extra = more.extra ?? {};
    this.retryAfter = more.retryAfter ?? (this.status === 503 ? 10 : undefined);
  }
}
