import type { Study } from '@credence/api-client';
import { writeZoned } from '@credence/text';
import { Alert, Button, Heading, Text } from '@credence/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import NoPassword from '../../../features/account/NoPassword.js';
import { mayInStudy } from '../../../ground/access/mayInStudy.js';
import { paths } from '../../../ground/paths.js';
import { useSession } from '../../../ground/session/useSession.js';
import { useText } from '../../../ground/text/useText.js';
import type { OwnStudy } from './ownStudy.js';
import { Acts, Part } from './TakingPart.styles.js';
import { useOwnStudy } from './useOwnStudy.js';
import { useTakingPartWords } from './useTakingPartWords.js';
import { WithdrawDialog } from './WithdrawDialog.js';

export interface TakingPartProps extends OwnStudy {
  networkId: string;
  own: NonNullable<Study['own']>;
}

/** What an expert of a study sees and does of their own part: finish, go on, read on, withdraw. */
export default function TakingPart({ networkId, study, own, withoutPassword }: TakingPartProps) {
  const words = useTakingPartWords();
  const byLink = useSession().study !== null;
  const { isBusy, failure, finish, withdraw } = useOwnStudy(networkId);
  const [withdrawing, setWithdrawing] = useState(false);

  return (
    <Part aria-label={words.title}>
      <Heading level={2}>{words.title}</Heading>
      <StateOfPart study={study} own={own} />
      {failure && !withdrawing ? <Alert>{failure}</Alert> : null}
      <Acts>
        {mayInStudy(study, 'finish') ? (
          <Button
            variant={own.answered === own.questions && !own.finishedAt ? 'primary' : 'outline'}
            busy={isBusy}
            onClick={() => finish(own.finishedAt === undefined)}
          >
            {own.finishedAt ? words.goOn : words.finish}
          </Button>
        ) : null}
        {mayInStudy(study, 'read_results') ? (
          <Button variant="primary" asChild>
            <Link to={paths.studyResults.href(networkId)}>{words.results}</Link>
          </Button>
        ) : null}
        {mayInStudy(study, 'withdraw') ? (
          <Button variant="ghost" onClick={() => setWithdrawing(true)}>
            {words.withdraw}
          </Button>
        ) : null}
      </Acts>
      {mayInStudy(study, 'finish') && !own.finishedAt ? <Text variant="hint">{words.finishHint}</Text> : null}
      {withoutPassword === undefined ? (
        byLink ? (
          <Text variant="hint">{words.comeBack}</Text>
        ) : null
      ) : (
        <NoPassword username={withoutPassword} about={words.noPassword}>
          {words.passwordLater}
        </NoPassword>
      )}
      {withdrawing ? (
        <WithdrawDialog busy={isBusy} failure={failure} onWithdraw={withdraw} onClose={() => setWithdrawing(false)} />
      ) : null}
    </Part>
  );
}

/** How far the part is, and what becomes of it. */
function StateOfPart({ study, own }: Pick<TakingPartProps, 'study' | 'own'>) {
  const { common } = useText();
  const words = useTakingPartWords();
  const { protocol, round } = study;
  const isOpen = study.state === 'open';
  const seesPool = !isOpen && protocol.sees === 'pool';
  const left = own.late ? own.late.answers - own.late.letIn : 0;
  const when = (at: string) => writeZoned(new Date(at), common.dates);
  return (
    <>
      {isOpen && round ? (
        <Text>
          <span>{words.answered(own.answered, own.questions)}</span>{' '}
          <span>{own.finishedAt ? words.finished(when(own.finishedAt)) : words.isOpen(when(round.closesAt))}</span>
        </Text>
      ) : study.stoppedAt ? (
        <Text>{words.stopped(when(study.stoppedAt))}</Text>
      ) : (
        <Text>
          {words.isClosed} <span>{seesPool && !round?.resultsOpenedAt ? words.resultsLater : null}</span>
        </Text>
      )}
      {!isOpen && left > 0 ? <Text>{round?.resultsOpenedAt ? words.tooLate(left) : words.late(left)}</Text> : null}
      {own.late && own.late.letIn > 0 ? <Text>{words.letIn(own.late.letIn)}</Text> : null}
    </>
  );
}
