// What Lighthouse's phone finds on its first visit, with nothing in its cache, to the sign-in and, signed in, to home, a
// network and a question, beside a bare page of React with a router on the same server: in turns in one run.
import { buildApp } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { nodeOf } from '../harness/nodeOf.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { buildBare } from './first-visit/buildBare.ts';
import { lighthouse, type Visit } from './first-visit/lighthouse.ts';
import { openPhone } from './first-visit/phone.ts';
import { figure, median } from './load.ts';
import { signInOn } from './signedInPage.ts';

/** Visits to each page. */
const ROUNDS = Number(process.argv[2] ?? 5);
/** How many times the bare page's the largest paint of a page may take. */
const LIMITS: Record<string, number> = { login: 1.3, question: 1.6 };
/** What Lighthouse may still miss, of 100. */
const SHORT_OF = 5;

await buildApp(() => undefined);
const visitPage = await lighthouse();
const server = await startServerUnderTest({ siteFolder: inRoot('packages/app/dist') });
const bare = await startServerUnderTest({ siteFolder: await buildBare() });
const origin = `http://127.0.0.1:${server.port}`;
const username = 'expert@example.org';
const calls = createCalls(server.port, 1);
const visitor = await openPhone();
const expert = await openPhone();
try {
  const identity = await calls.signIn(await calls.visit(), username, server.password);
  const network = await calls.upload(identity, nodeOf('Tumour extent', 3, [5, 5, 5]).toString());
  await signInOn(expert.page, { origin, username, password: server.password });
  await expert.page.goto('about:blank');

  const pages = [
    { name: 'bare', url: `http://127.0.0.1:${bare.port}/`, phone: visitor },
    { name: 'login', url: `${origin}/login/`, phone: visitor },
    { name: 'home', url: `${origin}/index/`, phone: expert },
    { name: 'overview', url: `${origin}/network/${network}/`, phone: expert },
    { name: 'question', url: `${origin}/network/${network}/n4/1/`, phone: expert },
  ];
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url, phone } of pages) visits.get(name)?.push(await visitPage(url, phone.port));
  }

  const of = (name: string, key: keyof Visit) => median((visits.get(name) ?? []).map((visit) => visit[key]));
  for (const { name } of pages) {
    const times = (['fcp', 'lcp', 'tbt'] as const).map((key) => `${key} ${of(name, key).toFixed(0)}`).join(', ');
    const beside = (of(name, 'lcp') / of('bare', 'lcp')).toFixed(2);
    const shift = of(name, 'cls').toFixed(3);
    console.log(
      `        ${name}: score ${of(name, 'score')}, ${times} ms, cls ${shift}, lcp ${beside} times the bare page's`,
    );
  }
  for (const { name } of pages.slice(1)) {
    const limit = LIMITS[name];
    if (limit)
      figure(`largest paint of ${name}, beside a bare page`, of(name, 'lcp') / of('bare', 'lcp'), limit, 'times');
    figure(`what ${name} lacks of Lighthouse's 100`, 100 - of(name, 'score'), SHORT_OF, 'points');
  }
} finally {
  await visitor.close();
  await expert.close();
  calls.close();
  await server.stop();
  await bare.stop();
}
