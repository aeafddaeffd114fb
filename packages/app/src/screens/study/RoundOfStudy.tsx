import type { NetworkOverview, Study } from '@credence/api-client';
import { ProtocolList, SealedLine, StudyPeople, StudyTimeline, Heading, Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { InviteExperts } from './InviteExperts.js';
import { NextOfRound } from './NextOfRound.js';
import { countPanel, panelOf } from './panelOf.js';
import { dayOf, momentOf, type Round, timeZone } from './roundDates.js';
import { rulesOf } from './rulesOf.js';
import { stagesOf } from './stagesOf.js';
import { StudyHead } from './StudyHead.js';
import type { StudyActs } from './studyActs.js';
import { Body, Panel, Section, Timeline } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';

interface RoundOfStudyProps extends StudyActs {
  overview: NetworkOverview;
  study: Study;
  round: Round;
  now: Date;
}

/** A round, open or closed: what to do next, where it is in time, whom to ask, and what is fixed. */
export function RoundOfStudy({ overview, study, round, now, ...acts }: RoundOfStudyProps) {
  const { common } = useText();
  const text = useStudyWords();
  const number = round.round.toLocaleString(common.locale);
  const isOpen = study.state === 'open';
  const { refused } = acts;
  const people = panelOf(study, text, common, now);
  const counts = countPanel(study, now);
  const finished = text.people.finished(counts.finished, counts.asked);
  return (
    <>
      <StudyHead
        overview={overview}
        title={isOpen ? text.open(number) : text.closed(number)}
        // What is refused of an invitation is said beside its addresses.
        refused={refused?.act === 'invite' ? undefined : refused}
        next={<NextOfRound {...acts} study={study} round={round} now={now} />}
      >
        {isOpen ? <SealedLine round={round.round} /> : null}
      </StudyHead>
      <Timeline>
        <StudyTimeline
          stages={stagesOf(round, text, common)}
          current={isOpen ? 1 : 2}
          now={now}
          nowText={text.stages.today(dayOf(now, common))}
          timeZone={timeZone()}
        />
      </Timeline>
      <Body>
        {isOpen || people.length > 0 ? (
          <Panel>
            {people.length > 0 ? (
              <Section>
                <Heading level={2}>{finished}</Heading>
                <StudyPeople
                  caption={finished}
                  people={people}
                  {...(isOpen ? { onRemind: ({ id }) => void acts.onAct({ act: 'remind', experts: [id] }) } : {})}
                />
                {study.medianMinutes === undefined ? null : (
                  <Text variant="hint">{text.people.minutes(study.medianMinutes)}</Text>
                )}
              </Section>
            ) : null}
            {isOpen ? <InviteExperts {...acts} networkId={overview.networkId} isFirst={people.length === 0} /> : null}
          </Panel>
        ) : null}
        <Section>
          <Heading level={2}>{text.rules.title}</Heading>
          <ProtocolList
            rules={rulesOf(study.protocol, overview, text)}
            fixedSince={momentOf(round.openedAt, common)}
            fingerprint={study.frozen && fingerprintOf(study.frozen.protocol)}
          />
        </Section>
      </Body>
    </>
  );
}

/** Enough of a hash to be compared by eye: "3f9a 81c2". */
const fingerprintOf = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
