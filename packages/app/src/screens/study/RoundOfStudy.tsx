import type { NetworkOverview, Study } from '@credence/api-client';
import { Heading, TextLink } from '@credence/ui';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { ConsentsOfPanel } from './ConsentsOfPanel.js';
import { isOfDeputy } from './deputyActs.js';
import { FixedProtocol } from './FixedProtocol.js';
import { IfYouLeave } from './IfYouLeave.js';
import { InviteExperts } from './InviteExperts.js';
import { knownPeople } from './knownPeople.js';
import { NextOfRound } from './NextOfRound.js';
import { panelOf } from './panelOf.js';
import { PeopleOfStudy } from './PeopleOfStudy.js';
import { dayOf, type Round, timeZone, momentOf } from './roundDates.js';
import type { NetworkPerson } from './readStudy.js';
import { SealedLine } from './sealed-line/SealedLine.js';
import type { StudyPerson } from './study-people/studyPerson.js';
import { StudyTimeline } from './study-timeline/StudyTimeline.js';
import type { TimelineStage } from './study-timeline/timelineStage.js';
import { StudyHead } from './StudyHead.js';
import type { StudyActs } from './studyActs.js';
import { Body, Panel, Section, Timeline } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { TakeHome } from './TakeHome.js';
import { isTakenHome } from './takeHomeActs.js';
import type { StudyWords, Text } from '@credence/text';

interface RoundOfStudyProps extends StudyActs {
  overview: NetworkOverview;
  study: Study;
  people: readonly NetworkPerson[];
  round: Round;
  now: Date;
  /** Whether somebody asked for results that are not open. */
  sought: boolean;
  onChangeProtocol: () => void;
}

/** A round, open or closed: what to do next, where it is in time, whom to ask, and what is fixed. */
export function RoundOfStudy(props: RoundOfStudyProps) {
  const { overview, study, people, round, now, sought, running, refused, onAct } = props;
  const acts = { running, refused, onAct };
  const { common } = useText();
  const text = useStudyWords();
  const number = round.round.toLocaleString(common.locale);
  const isOpen = study.state === 'open';
  const { length: asked } = panelOf(study, text, common, now);
  const getPerson = useMemo(() => knownPeople(study, people, text), [study, people, text]);
  const [replacing, setReplacing] = useState<StudyPerson>();
  const [notMailed, setNotMailed] = useState(0);
  const addressBox = useRef<HTMLInputElement>(null);
  const actOnRound: StudyActs['onAct'] = async (wanted) => {
    setNotMailed(0);
    const outcome = await onAct(wanted);
    if (outcome.ok) setNotMailed(outcome.notMailed ?? 0);
    return outcome;
  };
  const unopened = sought && !round.resultsOpenedAt ? text.next.unopened : undefined;
  return (
    <>
      <StudyHead
        overview={overview}
        notice={notMailed > 0 ? text.next.notMailed(notMailed) : unopened}
        title={isOpen ? text.open(number) : study.finalAt ? text.final : text.closed(number)}
        // What is refused of an invitation is said beside its addresses, and other things in their sections.
        refused={
          refused && (refused.act === 'invite' || isTakenHome(refused) || isOfDeputy(refused)) ? undefined : refused
        }
        next={
          <NextOfRound
            {...acts}
            onAct={actOnRound}
            networkId={overview.networkId}
            study={study}
            round={round}
            now={now}
          />
        }
      >
        {isOpen ? <SealedLine round={round.round} /> : null}
      </StudyHead>
      <TimelineOfRound study={study} round={round} now={now} />
      <Body>
        {asked > 0 || round.resultsOpenedAt ? (
          <Panel data-part="people">
            <PeopleOfStudy
              study={study}
              now={now}
              onAct={onAct}
              onReplace={setReplacing}
              onInvite={() => addressBox.current?.focus()}
            />
            <ConsentsOfPanel {...acts} study={study} />
            {round.resultsOpenedAt ? <TakeHome {...acts} study={study} /> : null}
          </Panel>
        ) : null}
        {mayInStudy(study, 'invite') ? (
          <div data-part="invite">
            <InviteExperts
              {...acts}
              study={study}
              now={now}
              getPerson={getPerson}
              box={addressBox}
              replacing={replacing}
              networkId={overview.networkId}
              closesAt={round.closesAt}
              onReplaced={() => setReplacing(undefined)}
            />
          </div>
        ) : null}
        <RulesOfRound {...props} />
      </Body>
    </>
  );
}

function TimelineOfRound({ study, round, now }: Pick<RoundOfStudyProps, 'study' | 'round' | 'now'>) {
  const { common } = useText();
  const text = useStudyWords();
  return (
    <Timeline>
      <StudyTimeline
        stages={stagesOf(round, study.finalAt, text, common)}
        current={study.state === 'open' ? 1 : study.finalAt ? 3 : 2}
        now={now}
        nowText={text.stages.today(dayOf(now, common))}
        timeZone={timeZone()}
      />
    </Timeline>
  );
}

/** What is fixed while the round lasts, and who runs the study without its owner. */
function RulesOfRound({ overview, study, round, running, refused, onAct, onChangeProtocol }: RoundOfStudyProps) {
  const text = useStudyWords();
  return (
    <Panel data-part="rules">
      <Section>
        <Heading level={2}>{text.rules.title}</Heading>
        <FixedProtocol overview={overview} study={study} round={round} onEdit={onChangeProtocol} />
        {study.state === 'open' ? (
          <TextLink asChild>
            <Link to={paths.tryStudy.href(overview.networkId)}>{text.trying.start}</Link>
          </TextLink>
        ) : null}
      </Section>
      <IfYouLeave study={study} running={running} refused={refused} onAct={onAct} />
    </Panel>
  );
}

/** The stages of a study with one round. When its draft was begun is not known, nor how long what comes after it lasts. */
function stagesOf(
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
