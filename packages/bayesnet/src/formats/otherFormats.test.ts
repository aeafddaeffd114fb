import { expect, test } from 'vitest';
import { readNetworkFile } from '../index.js';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const problemOf = (text: string) => readNetworkFile(latin1(text)).problems[0];

test.each([
  ['net\r\n{\r\n  node_size = (80 40);\r\n}', 'Hugin (.net)', ['GeNIe', 'SamIam', 'pyAgrum']],
  ['% written by hand\nnet {}\nnode K\xe4se {}', 'Hugin (.net)', ['GeNIe', 'SamIam', 'pyAgrum']],
  ['class Larynx\n{\n inputs = ();', 'Hugin (.net)', ['GeNIe', 'SamIam', 'pyAgrum']],
  ['// ~->[DNET-1]->~\n\n// File created by M\xfcller\n\nbnet Larynx {', 'Netica (.dne)', ['GeNIe']],
  ['belief network "Sub0"\n', 'Microsoft DSC (.dsc)', ['GeNIe']],
  ['net Network1\n{\n HEADER =', 'DSL (GeNIe 1)', ['GeNIe', 'pyAgrum']],
  ['// Bayesian Network\nnetwork unknown {\n}', 'BIF (.bif, the text form)', ['pyAgrum', 'pgmpy']],
  ['network "dog problem" {', 'BIF (.bif, the text form)', ['pyAgrum', 'pgmpy']],
  ['BAYES\n3\n2 2 2', 'UAI (.uai)', ['pyAgrum', 'pgmpy']],
  [
    '<?xml version="1.0"?><!DOCTYPE ANALYSISNOTEBOOK SYSTEM "xbn.dtd"><ANALYSISNOTEBOOK NAME="x"/>',
    'Microsoft Belief Networks (XBN)',
    ['pgmpy'],
  ],
])('F-405: %j is named with the programs that convert it', (text, format, programs) => {
  expect(problemOf(text)).toMatchObject({
    code: 'other-format',
    severity: 'error',
    params: { reason: 'convertible', format, programs },
  });
});

test.each([
  ['//  Influence Diagram\n//   Elvira format \n\nidiagram  "x" {', 'Elvira (.elv)'],
  ['bnet  "Untitled4" { ', 'Elvira (.elv)'],
  ['MARKOV\n3\n2 2 2', 'UAI (.uai, a Markov network)'],
  ['<OpenMarkov/>', 'OpenMarkov (ProbModelXML)'],
  ['<ProbNet type="BayesianNetwork"/>', 'OpenMarkov (ProbModelXML)'],
])('F-405: %j is named, and drawn again because nothing converts it', (text, format) => {
  expect(problemOf(text)).toMatchObject({ code: 'other-format', params: { reason: 'by-hand', format } });
});

test.each(['RDX3\nX\n', 'RDX2\nX\n', 'X\n\0\0\0\x03', 'A\n3\n'])('F-405: %j is R data', (text) => {
  expect(problemOf(text)).toMatchObject({ code: 'other-format', params: { reason: 'r-data' } });
});

test('F-405: a compressed file without a name may be R data, one with a name is an archive', () => {
  expect(problemOf('\x1f\x8b\x08\x00')?.params).toEqual({ reason: 'compressed' });
  expect(problemOf('BZh9')?.params).toEqual({ reason: 'compressed' });
  expect(problemOf('\x1f\x8b\x08\x08')?.params).toEqual({ reason: 'gzip' });
});

test.each(['a net of friends', 'network', 'classify this {', '<html>'])(
  '%j is no network of another program',
  (text) => {
    expect(problemOf(text)?.code).not.toBe('other-format');
  },
);
