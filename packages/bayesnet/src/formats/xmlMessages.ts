/** What the parser says, beside what we say: one plain clause that follows "because". */
const clauses: readonly (readonly [RegExp, string])[] = [
  [/^unclosed tag: ([^]{1,60})/, 'the file ends before <$1> is closed'],
  [/^unexpected end/, 'the file ends in the middle of a tag'],
  [/^document must contain a root element/, 'there is no element in it'],
  [/^(?:unexpected close tag|unmatched closing tag)/, 'a closing tag does not match the tag that is open'],
  [/^documents may contain only one root/, 'there is a second outermost element'],
  [/^text data outside of root node/, 'there is text outside the outermost element'],
  [/^duplicate attribute: ([^]{1,60})\.$/, 'the attribute $1 is given twice'],
  [/^undefined entity/, 'a name between & and ; is not one that XML knows (a plain & is written &amp;)'],
  [/^(?:disallowed character in entity name|empty entity name)/, 'an & stands alone (it is written &amp;)'],
  [/^malformed character entity/, 'a character reference names a character that XML does not allow'],
  [/^disallowed character\.$/, 'a character stands where XML does not allow it'],
  [/^(?:unquoted attribute value|attribute without value)/, 'an attribute has no value in quotes'],
  [/^malformed comment/, 'a comment contains two hyphens'],
  [/^the string "\]\]>"/, 'the characters ]]> stand in a text'],
  [/^(?:an|the) XML declaration must/, 'the XML declaration is not the first thing in the file'],
  [/^inappropriately located doctype/, 'a DOCTYPE stands where none may be'],
  [/^version number/, 'the XML declaration names a version of XML that does not exist'],
];

/** The clause for a message of the parser. */
export function malformedClause(message: string): string {
  for (const [pattern, clause] of clauses) {
    const match = pattern.exec(message);
    if (match) return clause.replace('$1', () => match[1] ?? '');
  }
  return 'it breaks a rule of XML';
}

/** True where the parser complains about something between & and ;. */
export function isAboutReference(message: string): boolean {
  return /entity/.test(message);
}

/** True where the parser complains about a closing tag. */
export function isAboutClosingTag(message: string): boolean {
  return /clos(?:e|ing) tag/.test(message);
}
