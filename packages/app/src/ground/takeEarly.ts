/** Responses that were asked for before the application was there, by the path of the call with its query. */
export type Early = Map<string, { readonly token: string | null; readonly response: Promise<Response> }>;

declare global {
  /** Set by the script in the page itself. */
  var credenceEarly: Early | undefined;
}

/** The response to a call that is on its way already, once, and only for the user who is still signed in. */
export function takeEarly({ method, url, headers }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const call = pathname + search;
  const early = method === 'GET' ? globalThis.credenceEarly?.get(call) : undefined;
  globalThis.credenceEarly?.delete(call);
  if (!early || headers.get('Authorization') !== (early.token === null ? null : `Token ${early.token}`))
    return undefined;
  return early.response;
}

/** Whatever nobody has asked for by now is out of date when somebody does. */
export function forgetEarly(): void {
  globalThis.credenceEarly = undefined;
}
