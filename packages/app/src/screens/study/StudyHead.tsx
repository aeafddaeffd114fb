import type { NetworkOverview } from '@credence/api-client';
import { Alert, Heading, TextLink } from '@credence/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsOnline } from '../../features/answering/useIsOnline.js';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { Crumb, Head, Messages } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import type { RefusedAct } from './studyActs.js';

interface StudyHeadProps {
  overview: NetworkOverview;
  title: string;
  /** Below the title. */
  children: ReactNode;
  /** What to do next, beside it. */
  next?: ReactNode;
  /** What has to be known first. */
  notice?: string | undefined;
  /** What was refused and has no place of its own. */
  refused: RefusedAct | undefined;
}

/** Whose study it is, how far it is, and what to do next. */
export function StudyHead({ overview, title, children, next, notice, refused }: StudyHeadProps) {
  const words = useText();
  const text = useStudyWords();
  const isOnline = useIsOnline();

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Head>
        <div>
          <Crumb>
            <TextLink asChild>
              <Link to={paths.network.href(overview.networkId)}>{overview.networkName}</Link>
            </TextLink>
          </Crumb>
          <Heading level={1} size="page" tabIndex={-1}>
            {title}
          </Heading>
          {children}
        </div>
        {next}
      </Head>
      <Messages>
        {isOnline ? null : <Alert tone="info">{text.offline}</Alert>}
        {notice ? <Alert tone="info">{notice}</Alert> : null}
        {refused ? <Alert>{failureSentence(refused.error, words, text)}</Alert> : null}
      </Messages>
    </>
  );
}
