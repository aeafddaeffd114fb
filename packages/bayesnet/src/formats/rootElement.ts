/**
 * The name of the outermost element, found without parsing the file: leading comments, processing instructions, a
 * DOCTYPE and blanks are skipped. Undefined if no element follows.
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

/** The offset after one piece of the prolog; -1 if it is unterminated, undefined if none starts here. */
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
