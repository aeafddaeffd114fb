import { SelectField, Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { nameOf } from './nameOf.js';
import type { SharedNetwork } from './leftBehind.route.js';
import { leftStudies } from '@credence/text/english/app/leftStudies';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';

export interface NetworkChoicesProps {
  networks: readonly SharedNetwork[];
  /** What was chosen, by network. */
  chosen: Readonly<Record<string, NetworkChoice>>;
  /** True once the account was to be deleted with a network left open. */
  asked: boolean;
  onChoose: (networkId: string, choice: NetworkChoice) => void;
}

/** Asks what becomes of each network that other people work on. Nothing if there is none. */
export function NetworkChoices({ networks, chosen, asked, onChoose }: NetworkChoicesProps) {
  const { profile } = useText();
  const words = useLeftStudiesWords();
  if (networks.length === 0) return null;
  return (
    <>
      <Text>{profile.networksQuestion}</Text>
      {networks.map(({ networkId, name, collaborators, withoutOwner }) => (
        <SelectField
          key={networkId}
          label={name}
          placeholder={profile.choose}
          value={chosen[networkId] ?? ''}
          error={asked && !chosen[networkId] ? profile.notChosenYet : undefined}
          onChange={(event) => onChoose(networkId, event.target.value)}
        >
          {withoutOwner ? (
            <option value={LEFT}>
              {withoutOwner.fate === 'passes' ? words.passesTo(withoutOwner.deputy ?? '') : words.stops}
            </option>
          ) : null}
          {collaborators.map((person) => (
            <option key={person.id} value={person.id}>
              {profile.handOverTo(nameOf(person))}
            </option>
          ))}
          <option value={DELETED}>{profile.deleteNetwork}</option>
        </SelectField>
      ))}
    </>
  );
}

/** The id of the person who gets the network, `DELETED` or `LEFT`; empty while nothing is chosen. */
export type NetworkChoice = string;

const DELETED = 'delete';

/** Of a study: it passes to its deputy, or is stopped. */
const LEFT = 'leave';

/** The choices as the server takes them, which needs none for what is left. */
export const choicesOf = (chosen: Readonly<Record<string, NetworkChoice>>) =>
  Object.entries(chosen)
    .filter(([, choice]) => choice !== LEFT)
    .map(([networkId, choice]) => (choice === DELETED ? { networkId } : { networkId, handOverTo: choice }));

/** The words for studies that somebody leaves, in the user's language. Suspends. */
export const useLeftStudiesWords = wordsOfPart(leftStudies, (folder) => folder.leftStudies());
