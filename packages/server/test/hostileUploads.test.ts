import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.js';
import { type TestApp, testApp } from './testApp.js';

let server: TestApp;
let user: Client;
/** Counts requests to this server: nothing in a file may make us send any. */
let fetched = 0;
const listener = createServer((_request, response) => {
  fetched += 1;
  response.end();
});
let elsewhere = '';

beforeAll(async () => {
  server = await testApp();
  user = await server.signedIn();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  listener.close();
  await server.close();
});

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const node = (id: string, parents = '', numbers = '0.5 0.5', states = '<state id="yes"/><state id="no"/>') =>
  `<cpt id="${id}">${states}${parents ? `<parents>${parents}</parents>` : ''}<probabilities>${numbers}</probabilities></cpt>`;
const xdsl = (nodes: string, before = '', after = '') =>
  `${declaration}${before}<smile version="1.0" id="n"><nodes>${nodes}</nodes>${after}</smile>`;
const doctype = (inside: string) =>
  `${declaration}<!DOCTYPE BIF [${inside}]>\n<BIF VERSION="0.3"><NETWORK><NAME>&a;</NAME></NETWORK></BIF>`;
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('');

interface Case {
  readonly id: string;
  readonly what: string;
  readonly file: () => string | Buffer;
  readonly status: number;
  /** A pattern that the sentence must match. */
  readonly says?: RegExp;
}

const refused: readonly Case[] = [
  {
    id: 'B-109',
    what: 'a ZIP archive named .xml',
    file: () => Buffer.from('PK\u0003\u0004rest of an archive'),
    status: 415,
    says: /ZIP|archive/i,
  },
  {
    id: 'B-109',
    what: 'a PNG named .xml',
    file: () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
    status: 415,
  },
  {
    id: 'B-111',
    what: 'an .xdsl inside a gzip',
    file: () => Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]),
    status: 415,
    says: /gzip archive/,
  },
  {
    id: 'B-111',
    what: 'an .xdsl inside a gzip that does not name it',
    file: () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
    status: 415,
    says: /compressed file.*R data/,
  },
  {
    id: 'B-116',
    what: 'an entity that points to a web address',
    file: () => doctype(`<!ENTITY a SYSTEM "${elsewhere}">`),
    status: 400,
    says: /entit/i,
  },
  {
    id: 'B-117',
    what: 'a document type outside the file',
    file: () => `${declaration}<!DOCTYPE BIF SYSTEM "${elsewhere}bif.dtd">\n<BIF><NETWORK/></BIF>`,
    status: 400,
  },
  {
    id: 'B-117',
    what: 'a parameter entity',
    file: () => doctype(`<!ENTITY % p SYSTEM "${elsewhere}"> %p;`),
    status: 400,
  },
  {
    id: 'B-118',
    what: 'a billion laughs',
    file: () => doctype(`<!ENTITY a0 "ha">${laughs}<!ENTITY a "&a9;">`),
    status: 400,
    says: /entit/i,
  },
  {
    id: 'B-119',
    what: 'a quadratic blow-up',
    file: () => doctype(`<!ENTITY a "${'x'.repeat(10_000)}">`),
    status: 400,
    says: /entit/i,
  },
  {
    id: 'B-120',
    what: 'an entity in an attribute default',
    file: () => doctype('<!ENTITY a "x"><!ATTLIST BIF VERSION CDATA "&a;">'),
    status: 400,
  },
  {
    id: 'B-121',
    what: 'two document types',
    file: () =>
      `${declaration}<!DOCTYPE BIF [<!ELEMENT BIF ANY>]><!DOCTYPE BIF [<!ELEMENT BIF ANY>]><BIF><NETWORK/></BIF>`,
    status: 400,
  },
  { id: 'B-125', what: 'an undeclared entity', file: () => xdsl(node('A&nosuch;')), status: 400, says: /line \d/i },
  { id: 'B-125', what: 'a reference to NUL', file: () => xdsl(node('A&#0;')), status: 400 },
  { id: 'B-125', what: 'a reference to half a character', file: () => xdsl(node('A&#xD800;')), status: 400 },
  { id: 'B-131', what: 'an unclosed tag', file: () => xdsl('<cpt id="A">'), status: 400, says: /line \d/i },
  { id: 'B-131', what: 'two roots', file: () => `${xdsl(node('A'))}<smile/>`, status: 400 },
  { id: 'B-131', what: 'an attribute twice', file: () => xdsl('<cpt id="A" id="B"/>'), status: 400 },
  { id: 'B-131', what: 'a < in an attribute', file: () => xdsl('<cpt id="<"/>'), status: 400 },
  {
    id: 'B-132',
    what: 'nothing but an inclusion',
    file: () =>
      `${declaration}<?xml-stylesheet href="${elsewhere}"?><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${elsewhere}"/>`,
    status: 422,
  },
  { id: 'B-135', what: 'a control character', file: () => xdsl(node('A\u0001')), status: 400 },
  { id: 'B-135', what: 'a NUL', file: () => xdsl(node('A\0')), status: 400 },
  {
    id: 'B-138',
    what: 'a root in a namespace of its own',
    file: () => `${declaration}<x:smile xmlns:x="urn:x"><nodes/></x:smile>`,
    status: 422,
  },
  { id: 'B-141', what: 'no nodes', file: () => xdsl(''), status: 422, says: /node/i },
  {
    id: 'B-143',
    what: 'a parent that is not there',
    file: () => xdsl(node('A', 'Ghost', '0.5 0.5 0.5 0.5')),
    status: 422,
    says: /Ghost/,
  },
  {
    id: 'B-143',
    what: 'a parent twice',
    file: () => xdsl(node('A') + node('B', 'A A', '0.5 0.5 0.5 0.5')),
    status: 422,
  },
  {
    id: 'B-143',
    what: 'a node that is its own parent',
    file: () => xdsl(node('A', 'A', '0.5 0.5 0.5 0.5')),
    status: 422,
  },
  {
    id: 'B-144',
    what: 'a circle of two',
    file: () => xdsl(node('A', 'B', '1 0 0 1') + node('B', 'A', '1 0 0 1')),
    status: 422,
    says: /A.*B|B.*A/s,
  },
  { id: 'B-147', what: 'a table with a number too few', file: () => xdsl(node('A', '', '1')), status: 422, says: /A/ },
  { id: 'B-150', what: 'a decimal comma', file: () => xdsl(node('A', '', '0,5 0,5')), status: 422, says: /0,5/ },
];

const accepted: readonly Case[] = [
  {
    id: 'B-123',
    what: 'the standard XMLBIF document type',
    file: () =>
      `${declaration}<!DOCTYPE BIF [<!ELEMENT BIF ( NETWORK )*><!ATTLIST BIF VERSION CDATA #REQUIRED>]>\n<BIF VERSION="0.3"><NETWORK><NAME>n</NAME><VARIABLE><NAME>A</NAME><OUTCOME>y</OUTCOME><OUTCOME>n</OUTCOME></VARIABLE><DEFINITION><FOR>A</FOR><TABLE>0.5 0.5</TABLE></DEFINITION></NETWORK></BIF>`,
    status: 201,
  },
  {
    id: 'B-132',
    what: 'a stylesheet and a schema location beside a network',
    file: () => xdsl(node('A'), `<?xml-stylesheet href="${elsewhere}"?>`),
    status: 201,
  },
  {
    id: 'B-136',
    what: 'XML 1.1 by its own account',
    file: () => xdsl(node('A')).replace('version="1.0" encoding', 'version="1.1" encoding'),
    status: 201,
  },
  {
    id: 'B-151',
    what: 'a column that does not sum to 1, with a warning',
    file: () => xdsl(node('A', '', '0.5 0.4')),
    status: 201,
  },
  {
    id: 'B-155',
    what: 'node ids that are words of our addresses',
    file: () => xdsl(['collaborators', 'save', 'reset', 'overview'].map((id) => node(id)).join('')),
    status: 201,
  },
  {
    id: 'B-156',
    what: 'a display name that is a script',
    file: () =>
      xdsl(
        node('A'),
        '',
        '<extensions><genie><node id="A"><name>&lt;script&gt;alert(1)&lt;/script&gt;</name></node></genie></extensions>',
      ),
    status: 201,
  },
  {
    id: 'B-157',
    what: 'two ids that look the same when shown',
    file: () => xdsl(node('A_B') + node('A__B')),
    status: 201,
  },
];

describe('a refused upload is told where and why, and nothing is kept', () => {
  test.each(refused)('$id: $what', async ({ file, status, says }) => {
    const before = (await user.get('/user/index')).json().networks.length;
    const answer = await user.upload('/network/upload', { bytes: Buffer.from(file()), filename: 'n.xdsl' });
    expect(answer.statusCode).toBe(status);
    const { error } = answer.json<{ error: string }>();
    expect(error.length).toBeLessThan(600);
    expect(error).not.toMatch(/node_modules|at \w+ \(|Error:/);
    if (says) expect(error).toMatch(says);
    expect((await user.get('/user/index')).json().networks).toHaveLength(before);
    expect(fetched).toBe(0);
  });
});

describe('an odd but valid network is accepted', () => {
  test.each(accepted)('$id: $what', async ({ file, status }) => {
    const answer = await user.upload('/network/upload', { bytes: Buffer.from(file()), filename: 'n.xml' });
    expect(answer.statusCode, answer.body).toBe(status);
    const { networkId } = answer.json<{ networkId: string }>();
    const overview = await user.get(`/network/overview/${networkId}`);
    expect(overview.statusCode).toBe(200);
    for (const { id } of overview.json<{ nodes: { id: string }[] }>().nodes) {
      expect((await user.get(`/network/${networkId}/${id}`)).statusCode).toBe(200);
    }
    expect(fetched).toBe(0);
  });
});
