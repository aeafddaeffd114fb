import { Alert, Button, PageHead } from '@credence/ui';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { may } from '../../ground/access/may.js';
import { useText } from '../../ground/text/useText.js';
import { LoadingFrame } from '../../shell/layout/LoadingFrame.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { DraftOfStudy } from './DraftOfStudy.js';
import { IfYouLeave } from './IfYouLeave.js';
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
  const { overview, study, people, at } = loaded;
  if (!may(overview, 'run_study')) return elsewhere;
  const round = study?.round;
  return (
    <FocusOnChange of={round ? study.state : 'draft'}>
      {round ? (
        <RoundOfStudy
          {...acts}
          overview={overview}
          study={study}
          people={people}
          round={round}
          now={at}
          sought={sought}
        />
      ) : (
        <>
          <DraftOfStudy {...acts} overview={overview} saved={study?.protocol} now={at} />
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
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current !== of) root.current?.querySelector('h1')?.focus();
    shown.current = of;
  }, [of]);
  return <div ref={root}>{children}</div>;
}
