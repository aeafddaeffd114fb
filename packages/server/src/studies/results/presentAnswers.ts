import type { components } from '@credence/api-client';
import { type ColumnAnswer, answersAt } from '../../platform/files/panelTable.js';
import type { Panel } from './readPanel.js';
import { type RedactionRow, redactionsAt } from './redactions.js';

/** A question of a panel, with all that was said to it. */
interface AnswersToPresent {
  readonly panel: Panel;
  readonly redactions: readonly RedactionRow[];
  readonly nodeId: string;
  readonly iteration: number;
  readonly column: number;
}

/** What each expert said to a question, by code, for whoever runs the study. */
export function presentAnswers({
  panel: { experts, tables },
  redactions,
  nodeId,
  iteration,
  column,
}: AnswersToPresent): components['schemas']['StudyAnswers'] {
  const redacted = redactionsAt(redactions, { nodeKey: nodeId, iteration });
  const present = (answer: ColumnAnswer) => {
    const { code } = experts[answer.expert]!;
    return presentAnswer(answer, { code, redaction: redacted.get(code) });
  };
  return { nodeId, iteration, answers: tables.flatMap((table) => answersAt(table, column)).map(present), comments: [] };
}

function presentAnswer(
  { standing, shares, certainty, comment, isCombined }: ColumnAnswer,
  { code, redaction }: { code: number; redaction: RedactionRow | undefined },
): components['schemas']['StudyAnswer'] {
  return {
    code,
    standing,
    ...(shares ? { shares: [...shares] } : {}),
    ...(certainty === undefined ? {} : { certainty }),
    ...(comment === undefined ? {} : { comment }),
    ...(redaction ? { redacted: { at: redaction.at.toISOString(), reason: redaction.reason } } : {}),
    ...(isCombined ? { combined: true } : {}),
  };
}
