import type { NetworkOverview } from '@credence/api-client';
import { Button, PageHead, ProgressBar, Text } from '@credence/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { may } from '../../ground/access/may.js';
import type { QueuedQuestion } from '../../features/queue/batch.js';
import { hrefOfQueued } from '../../features/queue/questionNavigation.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { ownTaskSentence } from './ownTaskSentence.js';
import { AskOthers } from './AskOthers.js';
import { TakeNetworkHome, type TakeNetworkHomeProps } from './TakeNetworkHome.js';
import { headSentences, isDescription } from './headSentences.js';
import { Actions, Progress, Description } from './OverviewScreen.styles.js';

export interface OverviewHeadProps extends Pick<TakeNetworkHomeProps, 'downloading' | 'onDownload'> {
  overview: NetworkOverview;
  /** What is asked next in the order of what matters most. */
  queued: QueuedQuestion | undefined;
  /** Whether the user's answers take no change: another's round of the study is open, or theirs is closed. */
  isHeld: boolean;
  /** The address of the next open question. */
  nextHref: (next: NonNullable<NetworkOverview['nextQuestion']>) => string;
  /** Called when the owner wants to invite somebody. Absent for everybody else. */
  onInvite?: (() => void) | undefined;
}

/** The network's name, how far it is, and what to do with it. */
export function OverviewHead(props: OverviewHeadProps) {
  const { overview, queued, isHeld, nextHref, downloading, onInvite, onDownload } = props;
  const words = useText();
  const { overview: text } = words;
  const [now] = useState(() => new Date());
  const asked = ownTaskSentence(overview, now, words);
  const { title, percentCompleted, nextQuestion } = overview;
  const { subtitle, percent, progress } = headSentences(overview, { asked, isHeld }, words);
  const hasWork = overview.nodes.length > 0;
  const mayRun = hasWork && may(overview, 'run_study');

  return (
    <PageHead
      title={overview.networkName}
      action={
        <Actions>
          {nextQuestion && !isHeld ? (
            <Button variant="primary" asChild>
              <Link to={queued ? hrefOfQueued(overview.networkId, queued) : nextHref(nextQuestion)}>
                {text.continueWith(queued?.title ?? nextQuestion.display_name)}
              </Link>
            </Button>
          ) : null}
          {overview.isStudy && mayRun ? (
            <Button variant={isHeld ? 'primary' : 'outline'} asChild>
              <Link to={paths.study.href(overview.networkId)}>{text.study}</Link>
            </Button>
          ) : null}
          <TakeNetworkHome
            downloads={overview.downloads ?? []}
            hasUpload={may(overview, 'read_numbers')}
            downloading={downloading}
            onDownload={onDownload}
          />
          {/* Whoever runs a study asks there. */}
          {overview.isStudy && mayRun ? null : (
            <AskOthers overview={overview} onInvite={onInvite} mayRunStudy={overview.isStudy !== undefined && mayRun} />
          )}
        </Actions>
      }
    >
      {title && isDescription(title) ? <NetworkDescription>{title}</NetworkDescription> : null}
      <Text variant="hint">{subtitle}</Text>
      {hasWork ? (
        <Progress>
          <ProgressBar value={percentCompleted} label={text.progress} valueText={`${percent} ${progress}`} />
          <span>
            <b>{percent}</b> <span>{progress}</span>
          </span>
        </Progress>
      ) : (
        <Text variant="hint">{text.nothingToAssess}</Text>
      )}
    </PageHead>
  );
}

/** Length, in characters, above which a description is folded: it would fill the screen of a phone. */
const FOLDED_FROM = 160;

/** The file's long description, folded to two lines until the user unfolds it. */
function NetworkDescription({ children }: { children: string }) {
  const { overview: text } = useText();
  const [open, setOpen] = useState(false);
  const folds = children.length > FOLDED_FROM;

  return (
    <Description>
      <Text variant="hint" data-folded={folds && !open ? '' : undefined}>
        {children}
      </Text>
      {folds ? (
        <Button variant="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text.readLess : text.readMore}
        </Button>
      ) : null}
    </Description>
  );
}
