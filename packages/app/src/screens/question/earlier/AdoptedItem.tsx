import { dateFormat } from '@credence/text';
import { ShareBar, StatusBadge } from '@credence/ui';
import { sharesFrom } from '../../../features/answering/wireShares.js';
import { useText } from '../../../ground/text/useText.js';
import { Facts, Foot, Head, Item, Shares, Who } from './EarlierAnswers.styles.js';
import type { AdoptedAnswer } from './pastAnswers.route.js';
import { SharesInWords } from './SharesInWords.js';

interface AdoptedItemProps {
  answer: AdoptedAnswer;
  /** The states of the node. */
  states: readonly string[];
  /** The user looking at it. */
  username: string | undefined;
}

/** Numbers that were adopted from the result of a study. Nobody said how certain they are, so nobody can say them again. */
export function AdoptedItem({ answer, states, username }: AdoptedItemProps) {
  const { common, earlierAnswers: text } = useText();
  const { savedAt, counts, of } = answer;
  const at = new Date(savedAt);
  const who = answer.username === username ? text.you : (answer.username ?? common.formerUser);
  const from = of === 'linear' || of === 'logarithmic' || of === 'median' ? text.pools[of] : of;

  return (
    <Item tabIndex={-1} data-counts={counts ? '' : undefined}>
      <Head>
        <span>
          <Who>
            <bdi>{who}</bdi>
          </Who>{' '}
          <time dateTime={savedAt}>{dateFormat(common.dates).format(at)}</time>
        </span>
        {counts ? <StatusBadge tone="done">{text.counts}</StatusBadge> : null}
      </Head>
      {/* The text below says the same. */}
      <ShareBar states={states} values={sharesFrom(answer)} size="small" aria-hidden="true" />
      <Shares>
        <SharesInWords answer={answer} states={states} />
      </Shares>
      <Foot>
        <Facts>{text.adoptedFrom(from, dateFormat(common.dates, 'shortDay').format(at))}</Facts>
      </Foot>
    </Item>
  );
}
