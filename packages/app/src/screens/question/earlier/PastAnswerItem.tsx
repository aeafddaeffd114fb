import type { PastAnswer } from '@credence/api-client';
import { Button, ShareBar, StatusBadge } from '@credence/ui';
import { dateFormat } from '@credence/text';
import { sharesFrom } from '../../../features/answering/wireShares.js';
import { useText } from '../../../ground/text/useText.js';
import { Comment, Facts, Foot, Head, Item, Shares, Who } from './EarlierAnswers.styles.js';
import { SharesInWords } from './SharesInWords.js';

interface PastAnswerItemProps {
  answer: PastAnswer;
  /** The states of the node. */
  states: readonly string[];
  /** The user looking at it. */
  username: string | undefined;
  /** True while this answer is being restored. */
  busy: boolean;
  /** True while another one is being restored. */
  disabled: boolean;
  onUse: () => void;
}

/** One saved answer: by whom and when, its values, and a button to restore it. */
export function PastAnswerItem({ answer, states, username, busy, disabled, onUse }: PastAnswerItemProps) {
  const { common, earlierAnswers: text, question } = useText();
  const { standing = 'answered' } = answer;
  const isAnswered = standing === 'answered';
  const own = answer.username !== null && answer.username === username;
  const who = own ? text.you : (answer.username ?? common.formerUser);
  const at = new Date(answer.savedAt);
  const time = dateFormat(common.dates).format(at);

  return (
    <Item tabIndex={-1} data-counts={answer.counts ? '' : undefined}>
      <Head>
        <span>
          <Who>
            <bdi>{who}</bdi>
          </Who>{' '}
          <time dateTime={answer.savedAt}>{time}</time>
        </span>
        {answer.counts ? <StatusBadge tone="done">{text.counts}</StatusBadge> : null}
      </Head>
      {isAnswered ? (
        <>
          {/* The text below says the same. */}
          <ShareBar states={states} values={sharesFrom(answer)} size="small" aria-hidden="true" />
          <Shares>
            <SharesInWords answer={answer} states={states} />
          </Shares>
        </>
      ) : (
        <Shares>{question.setAside[standing]}</Shares>
      )}
      <Foot>
        <Facts>
          <HowItCame answer={answer} />
          <Written>{answer.comment}</Written>
          {answer.reason === undefined ? null : (
            <div>
              <span>{text.whyChanged}</span>
              <Written>{answer.reason}</Written>
            </div>
          )}
        </Facts>
        {/* Nobody else's field is set aside by what one person said of theirs. */}
        {answer.counts || standing === 'not_my_field' ? null : (
          <Button
            size="small"
            busy={busy}
            disabled={disabled}
            aria-label={busy ? undefined : text.useOf(who, time)}
            onClick={onUse}
          >
            {busy ? text.using : text.use}
          </Button>
        )}
      </Foot>
    </Item>
  );
}

/** How certain its author was, and how they came by it if they did not simply give it. */
function HowItCame({ answer }: Pick<PastAnswerItemProps, 'answer'>) {
  const { earlierAnswers: text } = useText();
  const { standing = 'answered', origin, takenFrom, certaintyFrom } = answer;
  const certainty = text.certainty[answer['self-eval']];
  const said = [
    ...(takenFrom === undefined ? [] : [text.startedFrom(takenFrom)]),
    ...(origin && origin in text.origins ? [text.origins[origin as keyof typeof text.origins]] : []),
    // Nobody is asked for it where there are no numbers.
    ...(standing === 'answered'
      ? [certaintyFrom === undefined ? certainty : text.certaintyFrom(certainty, certaintyFrom)]
      : []),
  ];
  return said.length === 0 ? null : <span>{said.join(' · ')}</span>;
}

/** What its author wrote. A long text can be scrolled with the keyboard. */
function Written({ children }: { children: string }) {
  if (children.trim() === '') return null;
  return (
    <Comment tabIndex={children.length > 200 ? 0 : undefined} dir="auto">
      {children}
    </Comment>
  );
}
