import type { OtherDownload } from '@credence/api-client';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNetworkFile } from '@credence/bayesnet';
import { fixture } from '@credence/bayesnet/fixtures';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents, weather } from '../../../test/xdslFile.js';

/** What an upload in XDSL is written as. */
const converted = ['xmlbif', 'bif', 'net', 'dne', 'dsc'];
const tables = [{ format: 'csv' }, { format: 'counts' }];

const withoutNumbers = weather.map((node) => (node.id === 'Sky' ? { ...node, numbers: false as const } : node));

test('R-1741: as CSV come all answers and combinations, with all that was given with them', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const comment = '=HYPERLINK("http://x"), "sure"\nor not';
  await owner.post(`${at('n3')}/1/save`, answer([60, 60, 60], { 'self-eval': -2, comment, timer: 7 }));
  await owner.post(`${at('n3')}/3/save`, answer([60, 30, 10]));
  const combinations = [{ nodes: { 0: 1 }, value: [20, 30, 50], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });

  const { statusCode, headers, body } = await owner.get(`/network/download/${networkId}?format=csv`);
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename=network.csv',
  ]);
  const time = server.clock.now().toISOString();
  const author = owner.user.username;
  const said = `-2,"'=HYPERLINK(""http://x""), ""sure""\nor not",${author},${time},7,answered,,,yes,,,,,`;
  expect(body.split('\r\n')).toEqual([
    '\ufeffnode,node_name,question,combination,parents,state,given,share,superseded,certainty,comment,author,time,seconds,standing,exact_ppm,touched,counts,overtaken_by,origin,taken_from,certainty_from,reason',
    `Sky,Sky,,1,Season=mild,clear,20,0.2,,,,${author},${time},,answered,,,yes,,,,,`,
    `Sky,Sky,,1,Season=mild,cloudy,30,0.3,,,,${author},${time},,answered,,,yes,,,,,`,
    `Sky,Sky,,1,Season=mild,rain,50,0.5,,,,${author},${time},,answered,,,yes,,,,,`,
    ...['clear', 'cloudy', 'rain'].map(
      (state) => `Sky,Sky,1,,Season=cold; Wind=calm,${state},60,0.3333333333333,,${said}`,
    ),
    `Sky,Sky,3,,Season=mild; Wind=strong,clear,60,0.6,yes,1,,${author},${time},10,answered,,,no,combination,,,,`,
    `Sky,Sky,3,,Season=mild; Wind=strong,cloudy,30,0.3,yes,1,,${author},${time},10,answered,,,no,combination,,,,`,
    `Sky,Sky,3,,Season=mild; Wind=strong,rain,10,0.1,yes,1,,${author},${time},10,answered,,,no,combination,,,,`,
    '',
  ]);
});

test('R-1741: without answers the CSV has its head alone, and what is reset stays in it', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  const lines = async () =>
    (await owner.get(`/network/download/${networkId}?format=csv`)).body.split('\r\n').length - 1;
  expect(await lines()).toBe(1);
  await owner.post(`${at('n1')}/1/save`, answer([60, 30, 10]));
  expect(await lines()).toBe(4);
  await owner.post(`${at('n1')}/reset`);
  expect(await lines()).toBe(4);
});

test('R-2699: as XMLBIF the network has the same tables, answers included', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  const asked = await owner.get(`/network/download/${networkId}?format=xmlbif`);
  expect([asked.statusCode, asked.headers['content-disposition']]).toEqual([200, 'attachment; filename=network.xml']);
  const own = readNetworkFile(Buffer.from((await owner.get(`/network/download/${networkId}`)).body)).document;
  const other = readNetworkFile(Buffer.from(asked.body)).document;
  expect(other?.format).toBe('xmlbif');
  expect(other?.network.nodes).toEqual(own?.network.nodes);
  expect((await owner.get(`/network/overview/${networkId}`)).json().downloads).toEqual([
    ...converted.map((format) => ({ format })),
    ...tables,
  ]);
});

test('R-2698: while numbers are missing there is no XMLBIF, and the overview says so beforehand', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest(), withoutNumbers);
  const refusal = { code: 'no_full_table', params: { reason: 'numbers-missing', nodes: ['Sky'], found: 1 } };
  const refused = await owner.get(`/network/download/${networkId}?format=xmlbif`);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, refusal]);
  const downloads = async () =>
    (await owner.get(`/network/overview/${networkId}`)).json<{ downloads: unknown }>().downloads;
  expect(await downloads()).toEqual([...converted.map((format) => ({ format, refusal })), ...tables]);
  for (const iteration of [1, 2, 3, 4, 5, 6]) await owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10]));
  expect(await downloads()).toEqual([...converted.map((format) => ({ format })), ...tables]);
  expect((await owner.get(`/network/download/${networkId}?format=xmlbif`)).statusCode).toBe(200);
});

test('R-2698: nodes that are no tables cannot be written as XMLBIF', async () => {
  const server = await appForThisTest();
  const owner = await server.signedIn();
  const uploaded = async (bytes: Buffer) =>
    (await owner.upload('/network/upload', { bytes, filename: 'net.xml' })).json<{ networkId: string }>().networkId;
  const kinds = await uploaded(Buffer.from(fixture('xdsl/kinds.xdsl')));
  const refused = await owner.get(`/network/download/${kinds}?format=xmlbif`);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'no_full_table', params: { reason: 'not-assessed', nodes: ['Adder', 'Treat', 'Cost'] } },
  ]);
  expect(refused.json().error).toMatch(/: “Adder”, “Treat”, “Cost” and \d more\. Download the file/);
});

/** A node that is present when both causes are, and one that either of so many causes may bring about. */
function decided(causes: number): Buffer {
  const ids = Array.from({ length: causes }, (_, at) => `c${at}`);
  const states = '<state id="yes"/><state id="no"/>';
  return Buffer.from(
    `<smile version="1.0" id="decided"><nodes>${ids.map((id) => `<cpt id="${id}">${states}<probabilities>0.3 0.7</probabilities></cpt>`).join('')}` +
      `<deterministic id="both">${states}<parents>c0 c1</parents><resultingstates>yes no no no</resultingstates></deterministic>` +
      `<noisymax id="effect">${states}<parents>${ids.join(' ')}</parents><strengths>${ids.map(() => '0 1').join(' ')}</strengths>` +
      `<parameters>${ids.map(() => '0.5 0.5 0 1').join(' ')} 0.1 0.9</parameters></noisymax></nodes></smile>`,
  );
}

test('R-2103: as XMLBIF a deterministic node and a small noisy-MAX are tables in full', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const { networkId } = (await owner.upload('/network/upload', { bytes: decided(2) })).json();
  const asked = await owner.get(`/network/download/${networkId}?format=xmlbif`);
  expect(asked.statusCode).toBe(200);
  const [, , both, effect] = readNetworkFile(Buffer.from(asked.body)).document?.network.nodes ?? [];
  expect(both?.cpt).toEqual(Float64Array.of(1, 0, 0, 1, 0, 1, 0, 1));
  // Absent only if neither cause nor anything unnamed acts: 0.5 × 0.5 × 0.9 with both causes.
  expect([...(effect?.cpt ?? [])]).toEqual([0.775, 0.225, 0.55, 0.45, 0.55, 0.45, 0.1, 0.9]);
  expect((await owner.get(`/network/overview/${networkId}`)).json().downloads[0]).toEqual({ format: 'xmlbif' });
});

test('R-3311: a node of one state is named where XDSL is chosen, and written in every other format', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const states = (list: string) => `variable X { type discrete[${list.split(',').length}] { ${list} }; }`;
  const bytes = Buffer.from(
    `network n { } ${states('only')} variable Y { type discrete[2] { yes, no }; } probability (X) { table 1; } probability (Y | X) { (only) 0.2, 0.8; }`,
  );
  const { networkId } = (await owner.upload('/network/upload', { bytes, filename: 'one.bif' })).json();
  const params = { reason: 'one-state', nodes: ['X'], found: 1 };
  const refused = await owner.get(`/network/download/${networkId}?format=xdsl`);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'no_full_table', params }]);
  const { downloads } = (await owner.get(`/network/overview/${networkId}`)).json<{ downloads: OtherDownload[] }>();
  const refusing = downloads.flatMap(({ format, refusal }) => (refusal ? [[format, refusal]] : []));
  expect(refusing).toEqual([['xdsl', { code: 'no_full_table', params }]]);
  for (const { format } of downloads.filter(({ refusal }) => !refusal)) {
    expect((await owner.get(`/network/download/${networkId}?format=${format}`)).statusCode).toBe(200);
  }
});

test('R-2103: a noisy-MAX whose table would be large is never expanded, and the refusal says which it is', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const { networkId } = (await owner.upload('/network/upload', { bytes: decided(16) })).json();
  const params = { reason: 'table-too-large', nodes: ['effect'], found: 1 };
  const refused = await owner.get(`/network/download/${networkId}?format=xmlbif`);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'no_full_table', params }]);
  expect((await owner.get(`/network/overview/${networkId}`)).json().downloads[0]).toEqual({
    format: 'xmlbif',
    refusal: { code: 'no_full_table', params },
  });
});

test('R-3295: noisy-MAX nodes whose tables no file holds together are named, before it is asked for and then', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const [before = '', node = '', after = ''] = decided(15)
    .toString()
    .split(/(<noisymax.*<\/noisymax>)/);
  const many = Array.from({ length: 32 }, (_, at) => node.replace('"effect"', `"effect${at}"`));
  const bytes = Buffer.from(before + many.join('') + after);
  const { networkId } = (await owner.upload('/network/upload', { bytes })).json();
  const refusal = {
    code: 'no_full_table',
    params: { reason: 'table-too-large', nodes: ['effect30', 'effect31'], found: 2 },
  };
  const { downloads } = (await owner.get(`/network/overview/${networkId}`)).json<{ downloads: OtherDownload[] }>();
  expect(downloads[0]).toMatchObject({ format: 'xmlbif', refusal });
  const refused = await owner.get(`/network/download/${networkId}?format=bif`);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, refusal]);
});

test('R-3295: a table that no text could hold, by the names of its parents’ states in each row, is told to be too large', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const parent = (id: string, states: number) =>
    `node ${id} { type: discrete[${states}] = { ${Array.from({ length: states }, (_, at) => `"${`s${at}_`.padEnd(250, 'x')}"`).join(', ')} }; }
probability(${id}) { ${Array.from({ length: states }, () => 1 / states).join(', ')}; }
`;
  const child = 'node C { type: discrete[2] = { "a", "b" }; }\nprobability(C | P, Q) { default: 0.1, 0.9; }\n';
  const bytes = Buffer.from(`belief network "n"\n${parent('P', 990)}${parent('Q', 1000)}${child}`);
  const { networkId } = (await owner.upload('/network/upload', { bytes, filename: 'n.dsc' })).json();
  const refused = await owner.get(`/network/download/${networkId}?format=bif`);
  const params = { reason: 'table-too-large', nodes: ['C'], found: 1 };
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'no_full_table', params }]);
});

test('R-2102: nodes of one name have the ids of the file beside them in a refusal', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const decision = (id: string) => `<decision id="${id}"><state id="go"/><state id="stay"/></decision>`;
  const named = (id: string, name: string) => `<node id="${id}"><name>${name}</name></node>`;
  const source =
    `<smile version="1.0" id="moods"><nodes>${['d1', 'd2', 'd3'].map(decision).join('')}</nodes><extensions><genie version="1.0">` +
    `${named('d1', 'Happy')}${named('d2', 'happy ')}${named('d3', 'Sunny')}</genie></extensions></smile>`;
  const { networkId } = (await owner.upload('/network/upload', { bytes: Buffer.from(source) })).json();
  const params = { reason: 'not-assessed', nodes: ['Happy (d1)', 'happy (d2)', 'Sunny'], found: 3 };
  const refused = await owner.get(`/network/download/${networkId}?format=xmlbif`);
  expect(refused.json()).toMatchObject({ code: 'no_full_table', params });
  expect((await owner.get(`/network/overview/${networkId}`)).json().downloads).toMatchObject([
    { format: 'xmlbif', refusal: { code: 'no_full_table', params }, losses: [{ detail: 'display-names', nodes: 3 }] },
    ...['bif', 'net', 'dne', 'dsc', 'csv', 'counts'].map((format) => ({ format })),
  ]);
});

test('R-3452: the description of a network is told where a format has no place for it', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const bytes = Buffer.from(
    javaBayes.replace('</NAME>', '</NAME><PROPERTY>description = Seen in the ward.</PROPERTY>'),
  );
  const { networkId } = (await owner.upload('/network/upload', { bytes, filename: 'net.xml' })).json();
  const { downloads } = (await owner.get(`/network/overview/${networkId}`)).json<{ downloads: OtherDownload[] }>();
  const lacking = downloads.filter(({ losses }) => losses);
  expect(lacking).toEqual(['bif', 'dsc'].map((format) => ({ format, losses: [{ detail: 'network-description' }] })));
});

/** As JavaBayes wrote it: capitals, `VALUE` for a state, and tables with the own state slowest. */
const javaBayes = `<?XML VERSION="1.0"?>
<BIF><NETWORK><NAME>Rash</NAME>
<VARIABLE><NAME>Allergy</NAME><TYPE>discrete</TYPE><VALUE>yes</VALUE><VALUE>no</VALUE></VARIABLE>
<VARIABLE><NAME>Rash</NAME><TYPE>discrete</TYPE><VALUE>none</VALUE><VALUE>mild</VALUE><VALUE>severe</VALUE></VARIABLE>
<PROBABILITY><FOR>Allergy</FOR><TABLE>0.1 0.9</TABLE></PROBABILITY>
<PROBABILITY><FOR>Rash</FOR><GIVEN>Allergy</GIVEN><TABLE>0.2 0.7 0.3 0.2 0.5 0.1</TABLE></PROBABILITY>
</NETWORK></BIF>`;

test.each([
  ['XMLBIF 0.2', Buffer.from(javaBayes)],
  ['XMLBIF 0.3', readFileSync(path.resolve(import.meta.dirname, '../../../../../examples/chest-clinic.xml'))],
])(
  'R-2699: an upload in %s comes back as it is, and as a new file of version 0.3 if that is asked for',
  async (_, own) => {
    const owner = await (await appForThisTest()).signedIn();
    const uploaded = await owner.upload('/network/upload', { bytes: own, filename: 'net.xml' });
    const { networkId } = uploaded.json<{ networkId: string }>();
    const { downloads } = (await owner.get(`/network/overview/${networkId}`)).json<{ downloads: unknown }>();
    expect(downloads).toMatchObject(
      ['xmlbif', 'xdsl', 'bif', 'net', 'dne', 'dsc', 'csv', 'counts'].map((format) => ({ format })),
    );
    expect((await owner.get(`/network/download/${networkId}`)).rawPayload.equals(own)).toBe(true);

    const { rawPayload, headers } = await owner.get(`/network/download/${networkId}?format=xmlbif`);
    expect(headers['content-disposition']).toBe('attachment; filename=net.xml');
    expect(rawPayload.toString()).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<BIF VERSION="0\.3">\n/);
    expect(rawPayload.toString()).not.toMatch(/<PROBABILITY|<VALUE|<TYPE/);
    expect(readNetworkFile(rawPayload).document?.network).toEqual(readNetworkFile(own).document?.network);
  },
);
