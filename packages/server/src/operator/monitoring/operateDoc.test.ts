import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics.js';

const doc = (name: string) => readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');

/** A scrape of a server where everything that can be said is said. */
const scrape = () =>
  createMetrics({
    pool: { totalCount: 1, idleCount: 1, waitingCount: 0 },
    stored: () =>
      Promise.resolve({
        mailsWaiting: 0,
        oldestMail: 0,
        mailsGivenUp: 0,
        openRounds: 0,
        overdueRound: 0,
        lastBackup: 1,
        lastAudit: 0,
      }),
    jobs: () => ({}),
    freeSpace: () => Promise.resolve(1),
    delivered: () => 0,
  });

/** Name and type of each metric that is ours. */
async function ownMetrics(): Promise<Map<string, string>> {
  const text = await scrape().text();
  return new Map([...text.matchAll(/^# TYPE (credence_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
}

test('R-3273: the page about operation has every metric with its type, and none that there is not', async () => {
  const rows = [...doc('operate.md').matchAll(/^\| `(credence_\w+)` \| (\w+) \|/gm)];
  const written = rows.map(([, name = '', type = '']) => [name, type] as const);
  expect(written.length).toBeGreaterThan(10);
  expect([...written].sort()).toEqual([...(await ownMetrics())].sort());
});

test('R-3273: the labels of a metric are those that the page names', async () => {
  const metrics = scrape();
  metrics.see({ operation: 'saveAnswer', status: 400, milliseconds: 1, refusal: 'invalid_input' });
  const text = await metrics.text();
  for (const [, name = '', labels = ''] of doc('operate.md').matchAll(/^\| `(credence_\w+)` \| \w+ \| ([\w, ]*)\|/gm)) {
    const series = new RegExp(`^${name}(?:_bucket)?\\{(.*)\\} `, 'm').exec(text)?.[1];
    const found = [...(series ?? '').matchAll(/(\w+)="/g)].map(([, label]) => label).filter((label) => label !== 'le');
    if (series !== undefined) expect(found.sort(), name).toEqual(labels.trim().split(', ').sort());
  }
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { severity: string };
  readonly annotations: { summary: string; action: string };
}

const { groups } = parse(doc('alerts.yaml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** The names of the series in an expression, or where it cannot be understood. */
function seriesIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${expression}`);
      if (type.name === 'VectorSelector') names.push(/^[\w:]*/.exec(expression.slice(from, to))![0]);
    },
  });
  return names;
}

test('R-3273: there are rules for alerts, each under a name of its own', () => {
  expect(rules.length).toBeGreaterThanOrEqual(5);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  expect(() => seriesIn('credence_open_rounds >')).toThrow('not PromQL');
});

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  'R-3273: Prometheus can read the rule %s, and what it asks for is there',
  async (_name, { expr, labels, annotations }) => {
    const known = new Set([...(await ownMetrics()).keys(), 'credence_call_duration_seconds_bucket', 'up']);
    const asked = seriesIn(expr);
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(known).toContain(name);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(Object.keys(annotations)).toEqual(['summary', 'action']);
  },
);
