import { expect, test } from 'vitest';
import { readNetworkFile } from '../index.js';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const problemOf = (text: string) => readNetworkFile(latin1(text)).problems[0];

test.each([
  ['class Asia {\n\n    boolean visitToAsia {\n        [ 0.99,  // False', 'O3PRM (.o3prm)', ['pyAgrum']],
  ['import AsiaClassOnly;\n\nsystem Asia {\n  Asia a;\n}', 'O3PRM (.o3prm)', ['pyAgrum']],
  ['package fr.lip6.printers;\n\nimport base;\n\nclass Room {', 'O3PRM (.o3prm)', ['pyAgrum']],
  ['type val un,deux;\n\ninterface IActor {', 'O3PRM (.o3prm)', ['pyAgrum']],
  ['type t_state extends boolean\n\tOK: true,', 'O3PRM (.o3prm)', ['pyAgrum']],
  ['class Actor0 implements IActor{\n   val Productivity', 'O3PRM (.o3prm)', ['pyAgrum']],
  ['R\x01\0\0\0\0\0\0\x86\xaeGumJsonVersion\xa31.0', 'aGrUM (.bgum, .jgum)', ['pyAgrum']],
  ['{"type":"BN","GumJsonVersion":"1.0","nodes":["A[2]"]', 'aGrUM (.bgum, .jgum)', ['pyAgrum']],
  ['2\n2 2\n\n0\n1 0\n\n/* Probabilities */\n2', 'Ergo (.erg)', ['GeNIe']],
  ['/* cardinalities */ 1\n2\n0\nProbabilities\n', 'Ergo (.erg)', ['GeNIe']],
  [
    '<?xml version="1.0"?><!DOCTYPE ANALYSISNOTEBOOK SYSTEM "xbn.dtd"><ANALYSISNOTEBOOK NAME="x"/>',
    'Microsoft Belief Networks (XBN)',
    ['pgmpy'],
  ],
])('R-2101: %j is named with the programs that convert it', (text, format, programs) => {
  expect(problemOf(text)).toMatchObject({
    code: 'other-format',
    severity: 'error',
    params: { reason: 'convertible', format, programs },
  });
});

test.each([
  ['MARKOV\n3\n2 2 2', 'UAI (.uai, a Markov network)'],
  ['{"model": {"settings": {}, "networks": [', 'AgenaRisk (.cmpx)'],
  ['<Network xmlns="http://schemas.bayesserver.com/2010/"/>', 'Bayes Server (.bayes)'],
  ['<?xml version="1.0"?><!-- Bayes Server 10.8 --><Network/>', 'Bayes Server (.bayes)'],
  ['<OpenMarkov/>', 'OpenMarkov (ProbModelXML)'],
])('R-2101: %j is named, and drawn again because nothing converts it', (text, format) => {
  expect(problemOf(text)).toMatchObject({ code: 'other-format', params: { reason: 'by-hand', format } });
});

test.each(['RDX3\nX\n', 'RDX2\nX\n', 'X\n\0\0\0\x03', 'A\n3\n'])('R-2101: %j is R data', (text) => {
  expect(problemOf(text)).toMatchObject({ code: 'other-format', params: { reason: 'r-data' } });
});

test('R-2101: a compressed file without a name may be R data, one with a name is an archive', () => {
  expect(problemOf('\x1f\x8b\x08\x00')?.params).toEqual({ reason: 'compressed' });
  expect(problemOf('BZh9')?.params).toEqual({ reason: 'compressed' });
  expect(problemOf('\x1f\x8b\x08\x08')?.params).toEqual({ reason: 'gzip' });
});

test.each([
  ['PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml', 'office'],
  ['PK\x03\x04\x14\0\0\0\x08\0\x0b\0xl/workbook.xml', 'office'],
  ['PK\x03\x04\x14\0\0\0\0\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'office'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'office'],
  ['{\\rtf1\\ansi net \\{ \\}}', 'office'],
  ['PK\x03\x04\x14\0asia.xdsl', 'zip'],
  ['\x80\x05\x95P\x02\0\0\0\0\0\0\x8c\x12pyagrum', 'pickle'],
  ['\x80\x04\x95', 'pickle'],
])('R-2101: %j is called what it is, not told to be unpacked or saved as text', (text, reason) => {
  expect(problemOf(text)).toMatchObject({ code: 'not-xml', params: { reason } });
});

test.each([
  'a net of friends',
  'network',
  'classify this {',
  'type B, or A',
  '12 eggs',
  '{"model": {}}',
  '<Network/>',
  '<html>',
])('%j is no network of another program', (text) => {
  expect(problemOf(text)?.code).not.toBe('other-format');
});
