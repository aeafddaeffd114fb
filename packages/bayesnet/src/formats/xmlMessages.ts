import type { ProblemParams } from '../problem.js';

type MalformedParams = ProblemParams['malformed-xml'];
type Named = Extract<MalformedParams, { name: string }>['reason'];
type Plain = Exclude<MalformedParams, { name: string }>['reason'];

/** The parser's messages, which have no codes, mapped to our reasons. */
const plain: readonly (readonly [RegExp, Plain])[] = [
  [/^unexpected end/, 'cut-off-tag'],
  [/^document must contain a root element/, 'no-element'],
  [/^(?:unexpected close tag|unmatched closing tag)/, 'wrong-closing-tag'],
  [/^documents may contain only one root/, 'second-root'],
  [/^text data outside of root node/, 'text-outside'],
  [/^undefined entity/, 'unknown-entity'],
  [/^(?:disallowed character in entity name|empty entity name)/, 'lone-ampersand'],
  [/^malformed character entity/, 'impossible-character-reference'],
  [/^disallowed character\.$/, 'impossible-character'],
  [/^(?:unquoted attribute value|attribute without value)/, 'attribute-without-quotes'],
  [/^malformed comment/, 'hyphens-in-comment'],
  [/^the string "\]\]>"/, 'cdata-end-in-text'],
  [/^(?:an|the) XML declaration must/, 'late-declaration'],
  [/^inappropriately located doctype/, 'misplaced-doctype'],
  [/^version number/, 'unknown-xml-version'],
];

/** Messages that name an element or an attribute. */
const named: readonly (readonly [RegExp, Named])[] = [
  [/^unclosed tag: ([^]{1,60})/, 'unclosed-element'],
  [/^duplicate attribute: ([^]{1,60})\.$/, 'attribute-twice'],
];

/** Derives the parameters of a malformed-XML problem from a message of the parser. */
export function malformedParams(message: string): MalformedParams {
  for (const [pattern, reason] of named) {
    const name = pattern.exec(message)?.[1];
    if (name !== undefined) return { reason, name };
  }
  return { reason: plain.find(([pattern]) => pattern.test(message))?.[1] ?? 'other' };
}

/** True if the parser complains about something between & and ;. */
export function isAboutReference(message: string): boolean {
  return /entity/.test(message);
}

/** True if the parser complains about a closing tag. */
export function isAboutClosingTag(message: string): boolean {
  return /clos(?:e|ing) tag/.test(message);
}
