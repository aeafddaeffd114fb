import type { NetworkListEntry } from '@credence/api-client';
import { Fact, Facts } from '../../../features/invited/Facts.js';
import { dueDay } from '../../../ground/text/dueDay.js';
import { useText } from '../../../ground/text/useText.js';

type KnownFacts = NonNullable<NetworkListEntry['invitation']>;

interface InvitationFactsProps {
  facts: KnownFacts;
  /** Who invites. */
  who: string;
  /** Whether each answers alone. */
  isStudy: boolean;
  now: Date;
}

/** How much is asked, how long it takes, by when, and who sees it. */
export function InvitationFacts({ facts, who, isStudy, now }: InvitationFactsProps) {
  const { invitation: text, common } = useText();
  const { minutes, sharedWith } = facts;
  const due = dueDay(facts.dueOn, now, common.dates);
  return (
    <Facts>
      <Part facts={facts} />
      {minutes > 0 ? (
        <Fact term={text.time} hint={text.timeHint}>
          {text.lasts(minutes)}
        </Fact>
      ) : null}
      {due ? (
        <Fact term={text.due} hint={due.isPast ? text.duePast(due.away) : due.away}>
          {due.day}
        </Fact>
      ) : null}
      <Fact term={text.seen} hint={isStudy ? text.seenAloneHint : text.seenHint}>
        {isStudy ? text.seenAlone : text.seenBy(who, sharedWith)}
      </Fact>
    </Facts>
  );
}

/** Of a longer part, so many nodes are named. */
const NAMED = 5;

function Part({ facts: { nodes, questions, part = [] } }: { facts: KnownFacts }) {
  const { invitation: text, common } = useText();
  const isOwn = part.length > 0;
  const count = questions.toLocaleString(common.dates);
  const words = isOwn ? text.ownQuestions : text.questions;
  const open = questions === 0 ? text.nothingOpen : words(count, questions === 1);
  if (!isOwn) {
    return (
      <Fact term={text.part} hint={text.partHint}>
        {text.partText(nodes, open)}
      </Fact>
    );
  }
  const names = part.map(({ display_name: name }) => name);
  // "and 1 more" would be no shorter than the name.
  const shown = names.length > NAMED + 1 ? NAMED : names.length;
  return (
    <Fact term={text.part} hint={text.partNames(names.slice(0, shown), names.length - shown)}>
      {text.ownPart(names.length, nodes, open)}
    </Fact>
  );
}
