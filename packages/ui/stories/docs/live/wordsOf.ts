/** What the built React says by number alone, in words: what readers of an example run into. */
const REACT: Readonly<Record<string, string>> = {
  31: 'An object stands where words or elements belong.',
  130: 'What is drawn as a component is none: it is undefined, or no component.',
  185: 'State is set again after each drawing, without an end.',
  300: 'A hook is not called on every drawing.',
  301: 'State is set while it is drawn, without an end: set it in a handler or an effect.',
  310: 'A hook is not called on every drawing.',
  321: 'A hook is called outside of a component.',
};

const position = (error: unknown) => (error as { readonly loc?: { readonly line?: number } } | null)?.loc?.line;

/** What went wrong, as one sentence, with the line of the text if it is known. */
export function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, number] = /^Minified React error #(\d+);/.exec(message) ?? [];
  if (number) return REACT[number] ?? `React cannot draw it: its error ${number}.`;

  const line = position(error);
  const said = (message.split('\n')[0] ?? '').trim();
  const words = line === undefined ? said : `Line ${line}: ${said.replace(/\s*\(\d+:\d+\)$/, '')}`;
  return /[.?!…]$/.test(words) ? words : `${words}.`;
}
