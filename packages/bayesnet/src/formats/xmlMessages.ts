import type { ProblemParams } from '../problem.js';

type MalformedParams = ProblemParams['malformed-xml'];
type Reason = MalformedParams['reason'];

/** What a complaint is about, where the parser stops far behind it. */
type About = 'reference' | 'closing-tag' | 'end';

/** A complaint of the parser: our reason, and the name or value with which its sentence ends. */
export interface Complaint {
  readonly reason: Reason;
  readonly about?: About;
  readonly ending: string;
}

/**
 * What the parser says, by how its sentence starts, and our reason for it: it has neither codes nor readable states.
 * A test reaches each row by a text of its own and knows every sentence of the parser.
 */
export const parserSentences: Readonly<Record<string, readonly [Reason, About?]>> = {
  'XML declaration is incomplete.': ['wrong-declaration'],
  'XML declaration must contain a version.': ['wrong-declaration'],
  'The character ? is disallowed anywhere': ['wrong-declaration'],
  'expected the name ': ['wrong-declaration'],
  'expected one of ': ['wrong-declaration'],
  'value required.': ['wrong-declaration'],
  'value must be quoted.': ['wrong-declaration'],
  'encoding value must match ': ['wrong-declaration'],
  'standalone value must match ': ['wrong-declaration'],
  'whitespace required.': ['wrong-declaration'],
  'version number must match ': ['unknown-xml-version'],
  'an XML declaration must be at the start': ['late-declaration'],
  'the XML declaration must appear at the start': ['late-declaration'],
  'inappropriately located doctype': ['misplaced-doctype'],
  'document must contain a root element.': ['no-element'],
  'documents may contain only one root.': ['second-root'],
  'text data outside of root node.': ['text-outside'],
  'unexpected end.': ['cut-off-tag', 'end'],
  'unclosed tag: ': ['unclosed-element', 'end'],
  'unexpected close tag.': ['wrong-closing-tag', 'closing-tag'],
  'unmatched closing tag: ': ['wrong-closing-tag', 'closing-tag'],
  'weird empty close tag.': ['empty-closing-tag', 'closing-tag'],
  'disallowed character in tag name': ['impossible-in-element-name'],
  'disallowed character in closing tag.': ['impossible-in-element-name'],
  'forward-slash in opening tag': ['lone-slash'],
  'disallowed character in attribute name.': ['impossible-in-attribute-name'],
  'duplicate attribute: ': ['attribute-twice'],
  'attribute without value.': ['attribute-without-quotes'],
  'unquoted attribute value.': ['attribute-without-quotes'],
  'no whitespace between attributes.': ['attributes-touch'],
  'undefined entity.': ['unknown-entity', 'reference'],
  'empty entity name.': ['lone-ampersand', 'reference'],
  'disallowed character in entity name.': ['lone-ampersand', 'reference'],
  'malformed character entity.': ['impossible-character-reference', 'reference'],
  'disallowed character.': ['impossible-character'],
  'the string "]]>" is disallowed': ['cdata-end-in-text'],
  'malformed comment.': ['hyphens-in-comment'],
  'incorrect syntax.': ['unknown-markup'],
  'processing instruction without a target.': ['impossible-instruction'],
  'disallowed character in processing instruction name.': ['impossible-instruction'],
};

/** Looks up a sentence of the parser. */
export function complaintOf(sentence: string): Complaint {
  const row = Object.entries(parserSentences).find(([start]) => sentence.startsWith(start));
  if (!row) return { reason: 'wrong-declaration', ending: '' };
  const [start, [reason, about]] = row;
  return { reason, ...(about && { about }), ending: sentence.slice(start.length) };
}

/** The parameters of a malformed-XML problem, from a complaint and the text where it belongs. */
export function malformedParams({ reason, ending }: Complaint, rest: string): MalformedParams {
  switch (reason) {
    case 'unclosed-element':
      return { reason, name: ending.slice(0, 60) };
    case 'attribute-twice':
      // The sentence ends with a full stop, which a name may hold too.
      return { reason, name: ending.slice(0, -1).slice(0, 60) };
    case 'impossible-character':
    case 'impossible-in-element-name':
    case 'impossible-in-attribute-name':
      return { reason, character: visible(rest) };
    default:
      return { reason };
  }
}

/** The first character of a text as people can see it. */
export function visible(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const character = String.fromCodePoint(code);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
