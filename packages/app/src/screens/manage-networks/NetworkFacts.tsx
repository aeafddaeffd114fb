import type { NetworkListEntry } from '@credence/api-client';
import { Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';

/** How far a network is and, for its owner, how many people answer in it. Nothing if neither is known. */
export function NetworkFacts({ network }: { network: NetworkListEntry }) {
  const { common, manage } = useText();
  const { type, percentCompleted, collaborators = [], invited_collaborators: invited = [] } = network;
  const facts = [
    ...(percentCompleted === undefined ? [] : [manage.answered(common.percent(percentCompleted))]),
    ...(type === 'owned' && collaborators.length > 0 ? [manage.people(collaborators.length)] : []),
    ...(type === 'owned' && invited.length > 0 ? [manage.invited(invited.length)] : []),
  ];
  return facts.length === 0 ? null : <Text variant="hint">{facts.join(' · ')}</Text>;
}
