import type { ErrorParams } from './models.js';

/** A call that the server answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed body, or its text where it is no JSON. */
  readonly body: unknown;
  readonly response: Response;
  /** The server's own sentence for the user, where the body has one. */
  readonly sentence: string | undefined;
  /** The reason as a word for programs, where the body has one: one of `RefusalCode`, or one that is newer. */
  readonly code: string | undefined;
  /** What a sentence for the user is made of, where the body has it: for each code as in `RefusalParams`. */
  readonly params: ErrorParams | undefined;

  constructor(status: number, body: unknown, response: Response) {
    const sentence = sentenceOf(body);
    super(sentence ?? `The server answered ${String(status)}.`);
    this.status = status;
    this.body = body;
    this.response = response;
    this.sentence = sentence;
    this.code = textAt(body, 'code');
    this.params = recordAt(body, 'params');
  }
}

/** A call that no usable answer came to: the network failed, time ran out, or the answer broke off. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';

  constructor(cause: unknown) {
    super('No response received from server.', { cause });
  }
}

/** What a call of the client resolves to. */
export interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The body of a call, for code that has nothing to do when it fails.
 * @throws {ApiError} if the server answered with an error.
 * @throws {NoResponseError} if no usable answer came. A call that its own caller aborted throws what it was aborted with.
 */
export async function orThrow<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answerOf(call);
  if (!response.ok) throw new ApiError(response.status, error, response);

  // An answer without a body has no data; the contract knows none.
  return data as Data;
}

async function answerOf<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await call;
  } catch (error) {
    // A body that is no JSON, that breaks off, or for which time runs out, fails while it is read.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw isLate || error instanceof SyntaxError || error instanceof TypeError ? new NoResponseError(error) : error;
  }
}

/** The sentence for the user in an error body, whichever of the contract's keys it stands under. */
function sentenceOf(body: unknown): string | undefined {
  return textAt(body, 'error') ?? textAt(valueAt(body, 'error'), 'message') ?? textAt(body, 'message');
}

function textAt(body: unknown, key: string): string | undefined {
  const value = valueAt(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function recordAt(body: unknown, key: string): object | undefined {
  const value = valueAt(body, key);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

function valueAt(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined;
}
