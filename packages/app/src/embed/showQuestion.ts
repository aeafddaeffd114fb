import type { CredenceQuestionElement } from '@credence/elements';

/** What the page around the frame may set, by the attribute that takes it. */
const INPUTS = {
  node: 'node',
  states: 'states',
  values: 'values',
  sumMode: 'sum-mode',
  disabled: 'disabled',
  theme: 'theme',
  lang: 'lang',
} as const;

/**
 * Shows one question in a frame on a foreign page: `/embed/question?node=Pain&states=["mild","severe"]`. The page
 * may also send `{ type: 'credence:ask', node, states, … }`, and hears `credence:ready`, `credence:height`,
 * `credence:change`, `credence:commit` and `credence:error`. Nothing is sent to the server.
 *
 * Who may show the frame is the server's decision (`frame-ancestors`), so whoever is around it is allowed. An answer is
 * still sent to one named origin only: that of the page that asked.
 */
export function showQuestion(frame: Window, nonce?: string): () => void {
  const { document, parent } = frame;
  const element = document.createElement('credence-question');
  if (nonce) element.nonce = nonce;
  let origin: string | undefined = frame.location.ancestorOrigins?.[0];

  const tell = (message: { type: `credence:${string}`; [fact: string]: unknown }, to = origin) => {
    if (parent !== frame && to !== undefined) parent.postMessage(message, to);
  };
  const forward = (event: Event) =>
    tell({ type: event.type.replace('-', ':') as `credence:${string}`, ...(event as CustomEvent<object>).detail });
  for (const type of ['credence-change', 'credence-commit', 'credence-error'] as const)
    element.addEventListener(type, forward);

  const hear = (event: MessageEvent) => {
    if (event.source !== parent || parent === frame || !isAsking(event.data)) return;
    origin = event.origin;
    ask(element, event.data);
  };
  frame.addEventListener('message', hear);

  ask(element, Object.fromEntries(new URLSearchParams(frame.location.search)));
  document.body.append(element);
  // Heights and readiness say nothing about anybody: they go to whoever shows the frame.
  const watch = new ResizeObserver(() =>
    tell({ type: 'credence:height', height: Math.ceil(element.getBoundingClientRect().height) }, '*'),
  );
  watch.observe(element);
  tell({ type: 'credence:ready' }, '*');

  return () => {
    watch.disconnect();
    frame.removeEventListener('message', hear);
    element.remove();
    document.documentElement.style.colorScheme = '';
  };
}

const isAsking = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'credence:ask';

/** Sets what is given as attributes, which the element checks; null removes one, and what is not given stays. */
function ask(element: CredenceQuestionElement, given: Readonly<Record<string, unknown>>): void {
  // What the last question was answered with is no answer to this one.
  if ('node' in given || 'states' in given || 'values' in given) element.clear();
  for (const [key, attribute] of Object.entries(INPUTS)) {
    if (!(key in given)) continue;
    const value = given[key];
    if (value === null || value === false) element.removeAttribute(attribute);
    else element.setAttribute(attribute, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const theme = element.getAttribute('theme') ?? '';
  // A frame whose scheme is another than its question's would be white behind a dark one.
  element.ownerDocument.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
}
