import type { components } from '@credence/api-client';
import { writeZoned } from '@credence/text';
import { useState } from 'react';
import { Fact, Facts } from '../../features/invited/Facts.js';
import { dueDay } from '../../ground/text/dueDay.js';
import { useText } from '../../ground/text/useText.js';
import { useStudyWords } from './useStudyWords.js';

/** How many questions, about how long, until when, and who sees the answers. */
export function AskedFacts({ invitation }: { invitation: components['schemas']['OpenedStudyInvitation'] }) {
  const words = useStudyWords();
  const { invitation: text, common } = useText();
  const [now] = useState(() => new Date());
  const { questions, minutes, owner } = invitation;
  const closes = new Date(invitation.closesAt);
  const due = dueDay(dayOf(closes), now, common.dates);
  return (
    <Facts isNarrow>
      <Fact term={text.part} hint={text.partHint}>
        {text.ownQuestions(questions.toLocaleString(common.dates), questions === 1)}
      </Fact>
      {minutes > 0 ? (
        <Fact term={text.time} hint={text.timeHint}>
          {text.lasts(minutes)}
        </Fact>
      ) : null}
      {due ? (
        <Fact term={text.due} hint={words.closes(due.away, writeZoned(closes, common.dates, 'clock'))}>
          {due.day}
        </Fact>
      ) : null}
      <Fact term={text.seen} hint={words.sealedFrom(owner)}>
        {words.sealed}
      </Fact>
    </Facts>
  );
}

/** The day of a moment where the reader is: "2026-12-31". */
const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((of) => String(of).padStart(2, '0')).join('-');
