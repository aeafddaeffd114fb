import { each, type Size } from './size.ts';

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Random, and the same wherever the same thing is meant. */
const id = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;
const network = `substr(md5('network' || i), 1, 12)`;

/** What the statements have in common. */
function partsOf({ people, networks }: Size) {
  const every = `generate_series(1, ${networks}) i`;
  // One after the other, over the two years for which activities are kept.
  const begun = `now() - interval '2 years' * (1 - i::double precision / ${networks})`;
  return {
    people,
    every,
    begun,
    owner: id('person', `(i % ${people} + 1)`),
    at: `least(${begun} + k * interval '3 minutes', now())`,
    saves: each.events - each.events / 20,
  };
}

type Parts = ReturnType<typeof partsOf>;

/** Statements that make people and their networks, with what each makes. */
function networkSteps({ people, every, begun, owner }: Parts, example: string): [string, string][] {
  return [
    [
      'people',
      `insert into users (id, username, username_key, password_hash, created_at, activated_at)
       select ${id('person', 'i')}, 'person' || i, 'person' || i, 'none', now(), now() from generate_series(1, ${people}) i`,
    ],
    [
      'networks',
      `insert into networks (id, owner_id, filename, format, encoding, file, size, name, node_count, created_at, modified_at)
       select ${network}, ${owner}, filename, format, encoding, file, size, 'Network ' || i, node_count, ${begun}, ${begun}
       from ${every}, networks example where example.id = '${example}'`,
    ],
    [
      'assessments',
      `insert into assessments (network_id, id, created_at) select ${network}, ${id('assessment', 'i')}, ${begun} from ${every}`,
    ],
    [
      'nodes',
      `insert into nodes (network_id, key, ordinal, file_id, display_name, kind, states, parents, has_numbers)
       select ${network}, key, ordinal, file_id, display_name, kind, states, parents, has_numbers
       from ${every}, nodes example where example.network_id = '${example}'`,
    ],
  ];
}

/**
 * Statements that make what people saved, with what each makes. Answers and events are copies of what a person saved through
 * the API for `example`, a question first answered and then answered again, so that they have the form of real ones.
 */
function savedSteps({ people, every, begun, owner, at, saves }: Parts, example: string): [string, string][] {
  return [
    [
      'progress',
      `insert into node_progress (network_id, assessment_id, node_key, columns, open, closed, answered, revision, modified_at)
       select ${network}, ${id('assessment', 'i')}, node_key, columns, columns - done, done, done,
         case done when 0 then 0 else ${saves} end, ${begun}
       from ${every}, node_progress example
       cross join lateral (select case node_key when 'n4' then ${each.answers} else 0 end as done) counted
       where network_id = '${example}'`,
    ],
    [
      'answers',
      `insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, comment, seconds,
         author_id, sequence, revision, saved_at)
       select ${network}, ${id('assessment', 'i')}, 'n4', 0, k, sliders, self_eval, comment, seconds, ${owner}, k, 1, ${at}
       from ${every}, answers example, generate_series(1, ${each.answers}) k where network_id = '${example}'`,
    ],
    [
      'visits',
      `insert into visits (network_id, id, assessment_id, user_id, node_key, iteration, seconds, states, at)
       select ${network}, ${id('visit', `(i || ' ' || k)`)}, ${id('assessment', 'i')}, ${owner}, 'n4', k, 20, 3, ${at}
       from ${every}, generate_series(1, ${each.answers}) k`,
    ],
    [
      'events of networks',
      `insert into events (id, at, seq, actor_id, username, type, network_id, assessment_id, node_key, epoch, iteration,
         revision, before, after, idempotency_key, request_hash, response)
       select ${id('event', `(i || ' ' || k)`)}, at, k, ${owner}, 'person' || (i % ${people} + 1), 'answer_saved', ${network},
         ${id('assessment', 'i')}, 'n4', 0, (k - 1) % ${each.answers} + 1, k, before, after,
         case when isRepeatable then ${id('key', `(i || ' ' || k)`)}::text end, case when isRepeatable then md5(k::text) end,
         case when isRepeatable then response end
       from ${every}, generate_series(1, ${saves}) k
       join (select row_number() over (order by seq) as turn, before, after, response from events
         where network_id = '${example}' and type = 'answer_saved') example
         on turn = case when k <= ${each.answers} then 1 else 2 end
       cross join lateral (select ${at} as at) told
       cross join lateral (select at > now() - interval '7 days' as isRepeatable) kept`,
    ],
    [
      'logins and logouts',
      `insert into events (id, at, seq, actor_id, username, type)
       select ${id('login', `(i || ' ' || k)`)}, ${at}, k, ${owner}, 'person' || (i % ${people} + 1),
         case k % 2 when 1 then 'login' else 'logout' end
       from ${every}, generate_series(1, ${each.events - saves}) k`,
    ],
  ];
}

/** Fills a database, and says what it is at. Indexes are made afterwards, which takes a fraction of keeping them meanwhile. */
export async function fill(query: Query, size: Size, example: string, say: (line: string) => void): Promise<void> {
  const { rows: indexes } = await query(
    `select relname as name,
       coalesce('alter table ' || tablename || ' drop constraint ' || conname, 'drop index ' || relname) as dropped,
       coalesce('alter table ' || tablename || ' add constraint ' || conname || ' ' || pg_get_constraintdef(c.oid), indexdef) as made
     from pg_indexes join pg_class on relname = indexname left join pg_constraint c on conindid = pg_class.oid and contype = 'p'
     where tablename in ('answers', 'events', 'visits')`,
  );
  for (const { dropped } of indexes) await query(String(dropped));
  const make = indexes.map(({ name, made }): [string, string] => [
    `index ${String(name)}`,
    `set local maintenance_work_mem = '1GB'; ${String(made)}`,
  ]);
  const parts = partsOf(size);
  const steps = [...networkSteps(parts, example), ...savedSteps(parts, example)];
  for (const [what, text] of [...steps, ...make, ['statistics', 'vacuum (analyze)'] as const]) {
    const start = performance.now();
    // Rows that refer to one another are made to fit; that is not looked up for each.
    if (text.startsWith('insert')) await query(`set local session_replication_role = replica; ${text}`);
    else await query(text);
    say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
