/**
 * A replacement for XMLHttpRequest that calls `fetch`, so that a test's handlers answer it too. It covers what
 * `sendWithProgress` uses, and reports half of the body as sent before the response and all of it with the response.
 */
export class FakeXhr {
  withCredentials = false;
  responseType = '';
  status = 0;
  statusText = '';
  response: Blob | null = null;
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;

  readonly #headers = new Headers();
  readonly #ended = new AbortController();
  #answer: Response | null = null;
  #method = 'GET';
  #url = '';

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders() {
    return [...(this.#answer?.headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort() {
    this.#ended.abort();
    this.onabort?.();
    this.onloadend?.();
  }

  send(body: Blob | null) {
    void this.#send(body).catch(() => this.#end(this.onerror));
  }

  async #send(body: Blob | null) {
    if (body) this.#report(body.size / 2, body.size);
    // The signal is not passed on: an abort is reported at once, whenever the handler responds.
    const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body });
    const response = await answer.blob();
    if (body) this.#report(body.size, body.size);
    this.#answer = answer;
    this.response = response;
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.#end(this.onload);
  }

  #report(loaded: number, total: number) {
    if (!this.#ended.signal.aborted) {
      this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
    }
  }

  #end(tell: (() => void) | null) {
    if (this.#ended.signal.aborted) return;
    tell?.();
    this.onloadend?.();
  }
}
