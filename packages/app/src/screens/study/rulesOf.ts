import type { NetworkOverview, Study, StudyProtocol } from '@credence/api-client';
import type { StudyWords } from '@credence/text';
import type { ProtocolRule } from './protocol-list/ProtocolList.js';

/** What a study fixes, in order. `outcomes` are those that a ranked list was ranked for, as people call them. */
export function rulesOf(
  protocol: StudyProtocol,
  { nodes }: Pick<NetworkOverview, 'nodes'>,
  { rules: text }: Pick<StudyWords, 'rules'>,
  outcomes: readonly string[] = [],
): ProtocolRule[] {
  const {
    questions,
    ranked = false,
    added = [],
    removed = [],
    order,
    start = 'value',
    combinations,
    sees,
    primary,
    withdrawal,
    purpose,
  } = protocol;
  return [
    {
      term: text.questions,
      ...(ranked && questions !== 'all'
        ? {
            value: text.some(questions.length),
            note: [
              text.mattered(questions.length, outcomes),
              ...(added.length + removed.length > 0 ? [text.byHand(added.length, removed.length)] : []),
            ].join('; '),
          }
        : questionsIn(questions, nodes, text)),
    },
    { term: text.order, value: text[order] },
    { term: text.start, value: start === 'blank' ? text.blank : text.preset },
    { term: text.combinations, value: combinations ? text.allowed : text.notAllowed },
    { term: text.sees, value: text[sees] },
    { term: text.names, value: text.codes },
    { term: text.primary, value: text[primary] },
    { term: text.withdrawal, value: text[withdrawal] },
    ...(purpose.trim() ? [{ term: text.purpose, value: purpose }] : []),
  ];
}

/** How many of those who are asked consented, and to which version, the latest; nothing before anybody has. */
export function consentRule({ experts = [] }: Study, { rules: text }: Pick<StudyWords, 'rules'>): ProtocolRule[] {
  const asked = experts.filter(({ standing }) => standing !== 'cancelled' && standing !== 'declined');
  const versions = asked.flatMap(({ consented }) => consented ?? []);
  if (versions.length === 0) return [];
  return [{ term: text.consent, value: text.consented(Math.max(...versions), versions.length, asked.length) }];
}

function questionsIn(
  questions: StudyProtocol['questions'],
  nodes: NetworkOverview['nodes'],
  text: StudyWords['rules'],
): Pick<ProtocolRule, 'value' | 'note'> {
  if (questions === 'all') return { value: text.all };
  const asked = new Set(questions.map(({ nodeId }) => nodeId));
  const names = nodes.filter(({ id }) => asked.has(id)).map(({ display_name }) => display_name);
  return { value: text.some(questions.length), note: text.ofNodes(names.join(', ')) };
}
