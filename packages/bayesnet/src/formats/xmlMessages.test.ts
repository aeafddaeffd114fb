import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { complaintOf, malformedParams, parserSentences } from './xmlMessages.js';

/** A text, the sentence that the parser throws for it today, and our reason. */
const table: readonly (readonly [text: string, sentence: string, reason: string])[] = [
  ['<?xml version?><a/>', 'XML declaration is incomplete.', 'wrong-declaration'],
  ['<?xml?><a/>', 'XML declaration must contain a version.', 'wrong-declaration'],
  ['<?xml version="1.0"?x><a/>', 'The character ? is disallowed anywhere in XML declarations.', 'wrong-declaration'],
  ['<?xml v="1.0"?><a/>', 'expected the name version.', 'wrong-declaration'],
  ['<?xml versio="1.0"?><a/>', 'expected one of version', 'wrong-declaration'],
  ['<?xml version x="1.0"?><a/>', 'value required.', 'wrong-declaration'],
  ['<?xml version=1.0 ?><a/>', 'value must be quoted.', 'wrong-declaration'],
  [
    '<?xml version="1.0" encoding="1"?><a/>',
    'encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.',
    'wrong-declaration',
  ],
  ['<?xml version="1.0" standalone="x"?>', 'standalone value must match "yes" or "no".', 'wrong-declaration'],
  ['<?xml version="1.0"encoding="x"?><a/>', 'whitespace required.', 'wrong-declaration'],
  ['<?xml version="2"?><a/>', 'version number must match /^1\\.[0-9]+$/.', 'unknown-xml-version'],
  [' <?xml version="1.0"?>', 'an XML declaration must be at the start of the document.', 'late-declaration'],
  ['<?XML version="1.0"?>', 'the XML declaration must appear at the start of the document.', 'late-declaration'],
  ['<a/><!DOCTYPE a>', 'inappropriately located doctype declaration.', 'misplaced-doctype'],
  ['', 'document must contain a root element.', 'no-element'],
  ['<a/><b/>', 'documents may contain only one root.', 'second-root'],
  ['<a/>b', 'text data outside of root node.', 'text-outside'],
  ['<a/><b', 'unexpected end.', 'cut-off-tag'],
  ['<a.>', 'unclosed tag: a.', 'unclosed-element'],
  ['<a><b></a>', 'unexpected close tag.', 'wrong-closing-tag'],
  ['</a>', 'unmatched closing tag: a.', 'wrong-closing-tag'],
  ['<a></></a>', 'weird empty close tag.', 'empty-closing-tag'],
  ['<-a/>', 'disallowed character in tag name', 'impossible-in-element-name'],
  ['<a></a!>', 'disallowed character in closing tag.', 'impossible-in-element-name'],
  ['<a / >', 'forward-slash in opening tag not followed by >.', 'lone-slash'],
  ['<a -="b"/>', 'disallowed character in attribute name.', 'impossible-in-attribute-name'],
  ['<a b.="1" b.="2"/>', 'duplicate attribute: b..', 'attribute-twice'],
  ['<a b c="d"/>', 'attribute without value.', 'attribute-without-quotes'],
  ['<a b=c/>', 'unquoted attribute value.', 'attribute-without-quotes'],
  ['<a b="c"d="e"/>', 'no whitespace between attributes.', 'attributes-touch'],
  ['<a>&b;</a>', 'undefined entity.', 'unknown-entity'],
  ['<a>&;</a>', 'empty entity name.', 'lone-ampersand'],
  ['<a>&b c;</a>', 'disallowed character in entity name.', 'lone-ampersand'],
  ['<a>&#x0;</a>', 'malformed character entity.', 'impossible-character-reference'],
  ['<a>\u0007</a>', 'disallowed character.', 'impossible-character'],
  ['<a>]]></a>', 'the string "]]>" is disallowed in char data.', 'cdata-end-in-text'],
  ['<a><!-- -- --></a>', 'malformed comment.', 'hyphens-in-comment'],
  ['<a><!SOMETHING></a>', 'incorrect syntax.', 'unknown-markup'],
  ['<a><? b?></a>', 'processing instruction without a target.', 'impossible-instruction'],
  ['<a><?-?></a>', 'disallowed character in processing instruction name.', 'impossible-instruction'],
];

const startOf = (sentence: string) => Object.keys(parserSentences).filter((start) => sentence.startsWith(start));

/** The first sentence that the parser throws. */
function thrown(text: string): string | undefined {
  const sentences: string[] = [];
  const parser = new SaxesParser({ position: false });
  parser.on('error', ({ message }) => sentences.push(message));
  parser.write(text).close();
  return sentences[0];
}

test.each(table)('R-2771: for %j the parser says %j, which we understand as %s', (text, sentence, reason) => {
  expect(thrown(text)).toBe(sentence);
  expect(startOf(sentence)).toHaveLength(1);
  expect(complaintOf(sentence).reason).toBe(reason);
});

test('R-2771: each sentence that we understand is reached by a text of its own', () => {
  expect(table.flatMap(([, sentence]) => startOf(sentence)).sort()).toEqual(Object.keys(parserSentences).sort());
});

test('R-2771: the parser has no sentence that we do not know', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('saxes'), 'utf8');
  const sentences = [...source.matchAll(/(?:\.fail\((?:this\.isName\(entity\) \? )?|^ +)(["`])([a-zA-Z].+?)\1[);:,]/gm)]
    .map(([, , sentence = '']) => sentence.replaceAll('\\"', '"'))
    .filter((sentence) => sentence.includes(' '));
  /** Of namespaces, which are not read; of a use after the end; and of states that no text leads to. */
  const never = /namespace|prefix|xmlns|malformed name|after close|any more name|not allowed before root/;
  const unknown = sentences.filter((sentence) => !never.test(sentence) && startOf(sentence).length === 0);
  expect(sentences.length).toBeGreaterThan(table.length);
  expect([...new Set(unknown)]).toEqual([]);
});

test('a name is told whole up to sixty characters, with the full stop that belongs to it', () => {
  const params = (sentence: string) => malformedParams(complaintOf(sentence), '');
  expect(params('unclosed tag: a.')).toEqual({ reason: 'unclosed-element', name: 'a.' });
  expect(params('duplicate attribute: b..')).toEqual({ reason: 'attribute-twice', name: 'b.' });
  expect(params(`duplicate attribute: ${'b'.repeat(70)}.`)).toMatchObject({ name: 'b'.repeat(60) });
});
