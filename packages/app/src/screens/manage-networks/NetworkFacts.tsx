import type { NetworkListEntry } from '@credence/api-client';
import { Text } from '@credence/ui';
import { may } from '../../ground/access/may.js';
import { useText } from '../../ground/text/useText.js';

/** How far a network is and, for those who invite, how many people answer in it. Nothing if neither is known. */
export function NetworkFacts({ network }: { network: NetworkListEntry }) {
  const { common, manage } = useText();
  const { percentCompleted, collaborators = [], invited_collaborators: invited = [] } = network;
  const invites = may(network, 'share');
  const facts = [
    ...(percentCompleted === undefined ? [] : [manage.answered(common.percent(percentCompleted))]),
    ...(invites && collaborators.length > 0 ? [manage.people(collaborators.length)] : []),
    ...(invites && invited.length > 0 ? [manage.invited(invited.length)] : []),
  ];
  return facts.length === 0 ? null : <Text variant="hint">{facts.join(' · ')}</Text>;
}
