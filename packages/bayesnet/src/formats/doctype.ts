import type { Coded } from '../coded.js';
import type { ProblemParams } from '../problem.js';
import { limits } from '../network/limits.js';

/** Why a DOCTYPE is refused. */
export type DoctypeRefusal = Coded<Pick<ProblemParams, 'doctype-not-allowed' | 'entity-not-allowed'>>;

/** A declaration without effect: it only declares elements and attributes. */
const harmless = /^<!(?:ELEMENT|ATTLIST|NOTATION)\s/;

/**
 * Checks the text between `<!DOCTYPE` and its `>`. XMLBIF files carry their grammar in an internal subset, which is
 * ignored here; anything that could define an entity or fetch something is refused.
 */
export function refuseDoctype(text: string): DoctypeRefusal | undefined {
  if (text.length > limits.doctype) {
    return { code: 'doctype-not-allowed', params: { reason: 'long-doctype', limit: limits.doctype } };
  }
  const declarations = text.replace(/<!--[^]*?-->/g, ' ');
  if (/<!ENTITY|%/i.test(declarations)) {
    return { code: 'entity-not-allowed', params: {} };
  }
  if (/\b(?:SYSTEM|PUBLIC)\b/.test(declarations)) {
    return { code: 'doctype-not-allowed', params: { reason: 'refers-elsewhere' } };
  }
  const open = declarations.indexOf('[');
  if (open < 0) return undefined;
  const subset = declarations.slice(open + 1, declarations.lastIndexOf(']'));
  return onlyHarmless(subset)
    ? undefined
    : { code: 'doctype-not-allowed', params: { reason: 'more-than-declarations' } };
}

function onlyHarmless(subset: string): boolean {
  let at = 0;
  while (at < subset.length) {
    if (/\s/.test(subset.charAt(at))) at += 1;
    else {
      const end = declarationEnd(subset, at);
      const declaration = subset.slice(at, end);
      // A reference in a default value could only mean an entity declared elsewhere.
      if (end < 0 || !harmless.test(declaration) || declaration.includes('&')) return false;
      at = end;
    }
  }
  return true;
}

/** The offset after the `>` that ends a declaration; a `>` inside quotes does not count. */
function declarationEnd(subset: string, start: number): number {
  let quoted = '';
  for (let at = start; at < subset.length; at += 1) {
    const character = subset.charAt(at);
    if (quoted) quoted = character === quoted ? '' : quoted;
    else if (character === '"' || character === "'") quoted = character;
    else if (character === '>') return at + 1;
  }
  return -1;
}
