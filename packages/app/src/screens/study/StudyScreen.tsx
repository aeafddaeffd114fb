import { Alert, Button, PageHead } from '@credence/ui';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { may } from '../../ground/access/may.js';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { useText } from '../../ground/text/useText.js';
import { focusTitle } from '../../shell/layout/focusTitle.js';
import { LoadingFrame } from '../../shell/layout/LoadingFrame.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { DraftOfStudy } from './DraftOfStudy.js';
import { IfYouLeave } from './IfYouLeave.js';
import { countPanel } from './panelOf.js';
import type { LoadedStudy } from './readStudy.js';
import { RoundOfStudy } from './RoundOfStudy.js';
import type { StudyActs } from './studyActs.js';
import { Body } from './StudyScreen.styles.js';
import { StudyLanguage, useStudyWords } from './studyWords.js';

export interface StudyScreenProps extends StudyActs {
  /** For who may not run the study. */
  elsewhere: ReactNode;
  /** Undefined if it could not be loaded. Must not reject. */
  page: Promise<LoadedStudy | undefined>;
  /** Whether somebody asked for results that are not open, and was led here. */
  sought: boolean;
  onRetry: () => void;
}

/** On which an owner asks experts, each alone. Everybody else is led to the overview. */
export function StudyScreen(props: StudyScreenProps) {
  const { overview } = useText();
  return (
    <LoadingFrame title={overview.study}>
      <StudyLanguage>
        <LoadedScreen {...props} />
      </StudyLanguage>
    </LoadingFrame>
  );
}

function LoadedScreen({ elsewhere, page, sought, onRetry, ...acts }: StudyScreenProps) {
  const { common } = useText();
  const text = useStudyWords();
  const loaded = use(page);
  if (!loaded)
    return (
      <>
        <PageTitle>{text.title}</PageTitle>
        <PageHead title={text.title} />
        <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{text.loadFailed}</Alert>
      </>
    );
  return <OwnStudy {...loaded} elsewhere={elsewhere} sought={sought} {...acts} />;
}

function OwnStudy({
  overview,
  study,
  people,
  at,
  elsewhere,
  sought,
  ...acts
}: LoadedStudy & Pick<StudyScreenProps, 'elsewhere' | 'sought'> & StudyActs) {
  const [isChanging, setChanging] = useState(false);
  if (!may(overview, 'run_study')) return elsewhere;
  const round = study?.round;
  const changes =
    isChanging && round && mayInStudy(study, 'change_protocol')
      ? { round, onLeave: () => setChanging(false) }
      : undefined;
  return (
    <FocusOnChange of={changes ? 'changing' : round ? study.state : 'draft'}>
      {changes ? (
        <DraftOfStudy
          {...acts}
          overview={overview}
          study={study}
          now={at}
          open={{ ...changes, invited: study ? countPanel(study, at).asked : 0 }}
        />
      ) : round ? (
        <RoundOfStudy
          {...acts}
          overview={overview}
          study={study}
          people={people}
          round={round}
          now={at}
          sought={sought}
          onChangeProtocol={() => setChanging(true)}
        />
      ) : (
        <>
          <DraftOfStudy {...acts} overview={overview} study={study} now={at} />
          {study ? (
            <Body>
              <IfYouLeave {...acts} study={study} />
            </Body>
          ) : null}
        </>
      )}
    </FocusOnChange>
  );
}

/** Leads the focus to the heading of a page that has become another one: what was pressed is no longer there. */
function FocusOnChange({ of, children }: { of: string; children: ReactNode }) {
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current !== of) focusTitle({});
    shown.current = of;
  }, [of]);
  return <div>{children}</div>;
}
