import { describe, expect, test } from 'vitest';
import { convert, detectFormat, limits, type NetworkNode } from '../index.js';

function read(source: string) {
  const document = detectFormat(source)?.read(source).document;
  if (!document) throw new Error('The file was refused.');
  return document.network;
}
const xdsl = (nodes: string, more = '') => `<smile id="net">${more}<nodes>${nodes}</nodes></smile>`;
const xmlbif = (parts: string) => `<BIF><NETWORK><NAME>net</NAME>${parts}</NETWORK></BIF>`;
const first = (source: string): NetworkNode | undefined => read(source).nodes[0];
const intervalsOf = (source: string) => first(source)?.states.map(({ id, interval }) => [id, interval]);
const states = '<state id="a88_20" /><state id="a19_0" />';

describe('R-2696: what a file says for people to read is kept', () => {
  test('of a node in XDSL: its comment and its properties, each once', () => {
    const cpt = `<cpt id="Bilirubin">${states}<property id="Description">Total, in serum.\\nAt admission.</property>
      <property id="note">Fasting.</property><property id="notes">Fasting.</property><property id="type">lab</property></cpt>`;
    expect(first(xdsl(cpt))?.description).toBe('Total, in serum.\nAt admission.\nFasting.');
  });
  test('of a state in XDSL: the property with its name', () => {
    const cpt = `<cpt id="Bilirubin">${states}<property id="a88_20">20 to 88 mg/dl</property></cpt>`;
    expect(first(xdsl(cpt))?.states.map(({ description }) => description)).toEqual(['20 to 88 mg/dl', undefined]);
    expect(first(xdsl(cpt))).not.toHaveProperty('description');
  });
  test('of a network in XDSL: its properties too', () => {
    const properties =
      '<properties><property id="description">Liver.</property><property id="author">x</property></properties>';
    expect(read(xdsl(`<cpt id="A">${states}</cpt>`, properties)).description).toBe('Liver.');
  });
  test('of a node and its states in XMLBIF', () => {
    const variable = `<VARIABLE><NAME>Bilirubin</NAME><OUTCOME>high value</OUTCOME><OUTCOME>low</OUTCOME>
      <PROPERTY>Total, in serum</PROPERTY><PROPERTY>high value = 20 to 88 mg/dl</PROPERTY><PROPERTY>unit = mg/dl</PROPERTY>
      <PROPERTY>low = under 20</PROPERTY></VARIABLE>`;
    expect(first(xmlbif(variable))).toMatchObject({
      description: 'Total, in serum',
      states: [{ description: '20 to 88 mg/dl' }, { description: 'under 20' }],
    });
  });
  test('R-1711: of a node without a comment in XDSL: the property that explains it, whatever it is called', () => {
    const explained = (property: string) => first(xdsl(`<cpt id="Bilirubin">${states}${property}</cpt>`))?.description;
    const words = 'Total bilirubin in serum, fasting.';
    for (const name of ['explanation', 'clinicalExplanation', 'node_description', 'Erläuterung', 'clinical']) {
      expect(explained(`<property id="${name}">${words}</property>`), name).toBe(words);
    }
    // What configures a program, or says where something comes from, explains nothing.
    for (const name of ['DSL_OUTCOME_ORDER', 'DSL_NOTE', 'author', 'source']) {
      expect(explained(`<property id="${name}">${words}</property>`), name).toBeUndefined();
    }
    expect(explained('<property id="type">lab value</property>')).toBeUndefined();
    const extension = `<extensions><genie version="1.0" app="GeNIe"><node id="Bilirubin"><comment>Said.</comment></node></genie></extensions>`;
    const commented = `<smile id="net"><nodes><cpt id="Bilirubin">${states}<property id="clinical">${words}</property></cpt></nodes>${extension}</smile>`;
    expect(first(commented)?.description).toBe('Said.');
  });
  test('R-1711: of a node in XMLBIF: a property with any key whose value is a sentence', () => {
    const variable = (property: string) =>
      first(
        xmlbif(
          `<VARIABLE><NAME>A</NAME><OUTCOME>y</OUTCOME><OUTCOME>n</OUTCOME><PROPERTY>${property}</PROPERTY></VARIABLE>`,
        ),
      );
    expect(variable('explanation = In serum')?.description).toBe('In serum');
    expect(variable('clinical = Total bilirubin in serum')?.description).toBe('Total bilirubin in serum');
    expect(variable('source = Total bilirubin in serum')).not.toHaveProperty('description');
    expect(variable('position = (73, 165)')).not.toHaveProperty('description');
  });
  test('cut where it is longer than anybody reads on a screen', () => {
    const cpt = `<cpt id="A">${states}<property id="summary">${'x'.repeat(20_000)}</property></cpt>`;
    expect(first(xdsl(cpt))?.description).toHaveLength(limits.description + 1);
  });
});

test.each(['xdsl', 'xmlbif', 'net', 'dne'])('R-3452: a conversion to %s keeps what is said about states', (format) => {
  const text =
    'net{} node A {states = ("yes" "no" "unclear"); HR_State_0 = "A \\"sure\\" sign.\\nSeen twice."; HR_State_2 = "By CT";}';
  const converted = convert(read(`${text} potential (A) {data = (0.2 0.3 0.5);}`), format);
  if (converted.without) throw new Error('not converted');
  expect(first(converted.text)?.states).toEqual([
    { id: 'yes', description: 'A "sure" sign.\nSeen twice.' },
    { id: 'no' },
    { id: 'unclear', description: 'By CT' },
  ]);
  expect(converted.losses).toEqual([]);
});

describe('R-2697: the states of a discretized node are ranges that do not overlap', () => {
  const equation = (bounds: string, intervals: string) =>
    xdsl(
      `<equation id="E"><definition ${bounds}>E=1</definition><discretization>${intervals}</discretization></equation>`,
    );

  test('from one upper bound to the next, within the bounds of the definition', () => {
    const intervals = ['0', '10', '40', 'inf'].map((upper) => `<interval upper="${upper}" />`).join('');
    expect(intervalsOf(equation('lower="-10" upper="inf"', intervals))).toEqual([
      ['> -10, ≤ 0', { from: -10, to: 0, isName: true }],
      ['> 0, ≤ 10', { from: 0, to: 10, isName: true }],
      ['> 10, ≤ 40', { from: 10, to: 40, isName: true }],
      ['> 40', { from: 40, isName: true }],
    ]);
  });
  test('a label is the name; without any bound there is no range', () => {
    const intervals = '<interval upper="5" label="low" /><interval label="high" />';
    expect(intervalsOf(equation('', intervals))).toEqual([
      ['low', { to: 5, isName: false }],
      ['high', { from: 5, isName: false }],
    ]);
    expect(intervalsOf(equation('', '<interval upper="many" />'))).toEqual([['#1', undefined]]);
  });
  test('a node with boundaries beside its states keeps its names', () => {
    const cpt = (boundaries: string) => xdsl(`<cpt id="A">${states}<intervals>${boundaries}</intervals></cpt>`);
    expect(intervalsOf(cpt('0 30 inf'))).toEqual([
      ['a88_20', { from: 0, to: 30, isName: false }],
      ['a19_0', { from: 30, isName: false }],
    ]);
    expect(intervalsOf(cpt('0 30'))).toEqual([
      ['a88_20', undefined],
      ['a19_0', undefined],
    ]);
  });
});
