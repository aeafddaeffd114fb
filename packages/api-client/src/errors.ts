import type { ErrorParams } from './models.js';

/** A call that the server answered with an error status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed body, or its text if it is not JSON. */
  readonly body: unknown;
  readonly response: Response;
  /** The server's own message for the user, if the body has one. */
  readonly sentence: string | undefined;
  /** The machine-readable reason, if the body has one: a `RefusalCode`, or one newer than this client. */
  readonly code: string | undefined;
  /** The parameters for a message to the user, if the body has them: for each code as in `RefusalParams`. */
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

/** A call without a usable response: the network failed, the request timed out, or the response was cut off. */
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
 * The body of a call, for code that does not handle failure itself.
 * @throws {ApiError} if the server answered with an error.
 * @throws {NoResponseError} if there was no usable response. A call aborted by its own caller throws the abort reason.
 */
export async function orThrow<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answerOf(call);
  if (!response.ok) throw new ApiError(response.status, error, response);

  // A response without a body has no data; the contract has no such response.
  return data as Data;
}

async function answerOf<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await call;
  } catch (error) {
    // Reading the body fails if it is not JSON, is cut off, or times out.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw isLate || error instanceof SyntaxError || error instanceof TypeError ? new NoResponseError(error) : error;
  }
}

/** The message for the user in an error body, under whichever of the contract's keys it appears. */
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
