import type { NotAssessedReason } from '@credence/bayesnet';

const texts: Record<NotAssessedReason, string> = {
  deterministic: 'Its value follows from its parents, so there is no probability to ask for.',
  'noisy-max': 'It is a noisy-MAX node, whose numbers are not a table of probabilities.',
  'noisy-adder': 'It is a noisy adder, whose numbers are not a table of probabilities.',
  decision: 'It is a decision: somebody chooses it, and nobody gives it a probability.',
  utility: 'It holds utilities, which are not probabilities.',
  equation: 'It is described by an equation and not by a table of probabilities.',
  unknown: 'It is of a kind that is not known here. The file keeps it as it is.',
  'parent-without-states': 'One of its parents has no states to choose from.',
  'one-state': 'It has only one state, so there is nothing to ask.',
  'unread-table': 'The file writes its probabilities in a way that is not read here.',
};

/** Explains why a node is not assessed, as a sentence. */
export function notAssessedText(reason: NotAssessedReason): string {
  return texts[reason];
}

export function isNotAssessedReason(reason: string): reason is NotAssessedReason {
  return reason in texts;
}
