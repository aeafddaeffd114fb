import { asc } from 'drizzle-orm';
import { requireAdmin } from '../../accounts/index.js';
import { questionnaires } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { toCsv } from '../../platform/csv.js';

const head = [
  'submitted',
  'system_usability',
  'system_complexity',
  'technical_support_need',
  'function_integration',
  'navigation_ease',
  'node_relationship_understanding',
  'probability_interface_intuitiveness',
  'useful_features',
  'missing_features',
  'difficulties',
  'suggestions',
  'experience_with_bayesian_networks',
  'work_with_bayesian_models',
];

const written = ['8', '9', '10', '11'] as const;

/** Every questionnaire, one line for each: the day and the 13 answers in their order, without who gave them. */
export const downloadQuestionnaires: Operation<'downloadQuestionnaires'> = async ({ caller }, services) => {
  await requireAdmin(caller, 'read_dashboard', services);
  const { database, readFromReplica, clock } = services;
  const rows = await readFromReplica((reader) =>
    reader.select().from(questionnaires).orderBy(asc(questionnaires.submittedAt), asc(questionnaires.userId)),
  );
  const at = clock.now();
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'questionnaires_read', at, userId: caller.user.id }),
  );
  const lines = rows.map(({ submittedAt, scores, texts, experience, frequency }) => [
    dayOf(submittedAt),
    ...scores,
    ...written.map((item) => texts[item]),
    experience,
    frequency,
  ]);
  return new FileReply({
    bytes: toCsv([head, ...lines], { separator: 'comma', marked: true }),
    filename: `feedback-${dayOf(at)}.csv`,
    contentType: 'text/csv; charset=utf-8',
  });
};

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
