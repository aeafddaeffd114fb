import type { TimelineStage } from '@credence/ui/screens';
import type { StudyWords, Text } from '@credence/text';
import { dayOf, momentOf, type Round } from './roundDates.js';

/** The stages of a study with one round. When its draft was begun is not known, nor how long what comes after it lasts. */
export function stagesOf(
  round: Round,
  finalAt: string | undefined,
  { stages }: Pick<StudyWords, 'stages'>,
  common: Text['common'],
): TimelineStage[] {
  const { openedAt, closesAt, closedAt } = round;
  const over = closedAt ?? closesAt;
  return [
    { name: stages.draft, from: new Date(openedAt), dates: stages.draftDates(dayOf(openedAt, common)) },
    {
      name: stages.round(round.round.toLocaleString(common.locale)),
      from: new Date(openedAt),
      until: new Date(closesAt),
      dates: stages.roundDates(dayOf(openedAt, common), dayOf(over, common)),
      ...(closedAt ? { closed: new Date(closedAt) } : { details: [stages.closes(momentOf(closesAt, common))] }),
    },
    { name: stages.after, from: new Date(over), dates: stages.afterDates(dayOf(over, common)) },
    ...(finalAt
      ? [{ name: stages.final, from: new Date(finalAt), dates: stages.afterDates(dayOf(finalAt, common)) }]
      : []),
  ];
}
