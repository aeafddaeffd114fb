import type { NetworkListEntry } from '@credence/api-client';
import { ProgressRing, Text, TextLink } from '@credence/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { networkNames, networkTitle } from '../../features/networks/networkNames.js';
import { isRoundOver } from '../../ground/access/isRoundOver.js';
import { isOwn } from '../../ground/access/may.js';
import { paths } from '../../ground/paths.js';
import { type Text as Catalogue, dateFormat } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import { Recent, RecentName, RecentText } from './HomeScreen.styles.js';
import { isOwnStudy, recentOf } from './togetherOf.js';
import { calendarDays } from '../../ground/text/calendarDays.js';

interface RecentNetworksProps {
  /** All networks, most recently changed first. */
  networks: readonly NetworkListEntry[];
  now: Date | undefined;
}

/** The networks worked on last: their progress, and where the user stopped. */
export function RecentNetworks({ networks, now: given }: RecentNetworksProps) {
  const text = useText();
  const [now] = useState(() => given ?? new Date());
  const names = networkNames(networks);
  const recent = recentOf(networks);
  if (recent.length === 0) return null;

  return (
    <Recent aria-label={text.home.recentTitle}>
      {recent.map((network) => (
        <li key={network.networkId}>
          <ProgressRing value={network.percentCompleted ?? 0} />
          <RecentText>
            <RecentName>
              <TextLink asChild quiet>
                <Link to={paths.network.href(network.networkId)}>{names.get(network.networkId)}</Link>
              </TextLink>
            </RecentName>
            <Text variant="hint">{hintOf(network, now, text)}</Text>
          </RecentText>
          {network.percentCompleted === undefined || isOwnStudy(network) ? null : (
            <Text variant="hint">{text.common.percent(network.percentCompleted)}</Text>
          )}
        </li>
      ))}
    </Recent>
  );
}

function hintOf(network: NetworkListEntry, now: Date, { common, home }: Catalogue): string {
  const isShared = !isOwn(network);
  const sharer = network.sharedBy ? home.sharedBy(network.sharedBy) : home.shared;
  const isOver = isRoundOver(network);
  const place = isOver ? home.roundClosed(network.study?.mayReadResults === true) : placeOf(network, home);
  const file = networkTitle(network) === network.filename ? '' : network.filename;
  const day = isOver || place === home.notStarted ? '' : relativeDay(network.lastModified, now, common.dates);

  return home.joined([file, isShared ? sharer : '', place, day].filter(Boolean));
}

function placeOf(network: NetworkListEntry, home: Catalogue['home']): string {
  const { lastQuestion: last, percentCompleted: percent, openRound } = network;
  if (isOwnStudy(network)) return home.ownStudy(openRound !== undefined);
  if (percent === 100) return home.completed;
  if (last) return last.number ? home.question(last.number, last.display_name) : home.lastNode(last.display_name);
  return percent === 0 ? home.notStarted : '';
}

/** "today", "yesterday", "3 days ago"; a date after a month. Counts calendar days. */
function relativeDay(time: string, now: Date, locale: string): string {
  const then = new Date(time);
  if (Number.isNaN(then.getTime())) return '';

  const days = calendarDays(now, then);
  if (days > -30) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
  return dateFormat(locale, 'day').format(then);
}
