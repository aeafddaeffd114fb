import type { ProblemParams } from '../problem.js';

type MalformedParams = ProblemParams['malformed-xml'];
type Named = Extract<MalformedParams, { name: string }>['reason'];
type AboutCharacter = Extract<MalformedParams, { character: string }>['reason'];
type Plain = Exclude<MalformedParams, { name: string } | { character: string }>['reason'];

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
  [/^(?:unquoted attribute value|attribute without value)/, 'attribute-without-quotes'],
  [/^malformed comment/, 'hyphens-in-comment'],
  [/^the string "\]\]>"/, 'cdata-end-in-text'],
  [/^(?:an|the) XML declaration must/, 'late-declaration'],
  [/^inappropriately located doctype/, 'misplaced-doctype'],
  [/^version number/, 'unknown-xml-version'],
  [/^no whitespace between attributes/, 'attributes-touch'],
  [/^forward-slash in opening tag/, 'lone-slash'],
  [/^weird empty close tag/, 'empty-closing-tag'],
  [/^incorrect syntax/, 'unknown-markup'],
  [/^(?:processing instruction without|disallowed character in processing)/, 'impossible-instruction'],
];

/** Messages about the one character at which the parser stopped. */
const aboutCharacter: readonly (readonly [RegExp, AboutCharacter])[] = [
  [/^disallowed character\.$/, 'impossible-character'],
  [/^disallowed character in (?:tag name|closing tag)/, 'impossible-in-element-name'],
  [/^disallowed character in attribute name/, 'impossible-in-attribute-name'],
];

/** Messages that name an element or an attribute. */
const named: readonly (readonly [RegExp, Named])[] = [
  [/^unclosed tag: ([^]{1,60})/, 'unclosed-element'],
  [/^duplicate attribute: ([^]{1,60})\.$/, 'attribute-twice'],
];

/** Derives the parameters of a malformed-XML problem from a message of the parser and the text where it stopped. */
export function malformedParams(message: string, rest: string): MalformedParams {
  for (const [pattern, reason] of named) {
    const name = pattern.exec(message)?.[1];
    if (name !== undefined) return { reason, name };
  }
  const character = aboutCharacter.find(([pattern]) => pattern.test(message))?.[1];
  if (character) return { reason: character, character: visible(rest) };
  // All its other messages are about the XML declaration.
  return { reason: plain.find(([pattern]) => pattern.test(message))?.[1] ?? 'wrong-declaration' };
}

/** The first character of a text as people can see it. */
function visible(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const character = String.fromCodePoint(code);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** True if the parser complains about something between & and ;. */
export function isAboutReference(message: string): boolean {
  return /entity/.test(message);
}

/** True if the parser complains about a closing tag. */
export function isAboutClosingTag(message: string): boolean {
  return /^(?:unexpected close|unmatched closing|weird empty close) tag/.test(message);
}
