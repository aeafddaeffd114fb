/**
 * The name of the outermost element, without reading the file: comments, processing instructions, a DOCTYPE and
 * blanks before it are stepped over. Undefined where nothing like an element follows.
 */
export function rootElement(source: string): string | undefined {
  let at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (;;) {
    while (source.charCodeAt(at) <= 32) at += 1;
    const next = afterProlog(source, at);
    if (next === undefined) break;
    if (next < 0) return undefined;
    at = next;
  }
  const name = /<([^\s<>/!?&"'=]+)/y;
  name.lastIndex = at;
  return name.exec(source)?.[1];
}

/** The offset after a piece of the prolog; -1 where it does not end, undefined where none begins. */
function afterProlog(source: string, at: number): number | undefined {
  if (source.startsWith('<?', at)) return after(source, '?>', at);
  if (source.startsWith('<!--', at)) return after(source, '-->', at);
  if (source.startsWith('<!DOCTYPE', at)) return afterDoctype(source, at);
  return undefined;
}

function after(source: string, ending: string, from: number): number {
  const at = source.indexOf(ending, from);
  return at < 0 ? -1 : at + ending.length;
}

function afterDoctype(source: string, from: number): number {
  const open = source.indexOf('[', from);
  const close = source.indexOf('>', from);
  if (close < 0 || open < 0 || close < open) return close < 0 ? -1 : close + 1;
  const subsetEnd = /\]\s*>/g;
  subsetEnd.lastIndex = open;
  return subsetEnd.test(source) ? subsetEnd.lastIndex : -1;
}
