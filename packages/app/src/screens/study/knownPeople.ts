import type { Study } from '@credence/api-client';
import type { StudyWords } from '@credence/text';
import type { AddressPerson, GetPerson } from './address-chips/checkAddresses.js';
import type { NetworkPerson } from './readStudy.js';

type Expert = NonNullable<Study['experts']>[number];

/** The canonical form of an address: the server compares it like this. */
const sameFor = (address: string) => address.trim().normalize('NFKC').toLowerCase();

/**
 * Whose an address is, of the people whom the owner sees anyway: those of the network and of this study. Of every other
 * address nothing is known, whether or not it has an account.
 */
export function knownPeople(
  { experts = [], asking }: Study,
  people: readonly NetworkPerson[],
  { invite: { parts } }: Pick<StudyWords, 'invite'>,
): GetPerson {
  const ofNetwork = people.flatMap(({ username, name, part }): [string, AddressPerson][] => {
    if (username === null) return [];
    const works = part === 'collaborator' ? { part: parts.worksOnIt } : part === 'owner' ? { part: parts.own } : {};
    return named(username, { ...(name ? { name } : {}), ...works });
  });
  const ofStudy = experts.flatMap((expert): [string, AddressPerson][] => {
    const { address, person } = expert;
    if (address === undefined) return [];
    const part = partOf(expert, parts);
    return named(address, { ...(person === address ? {} : { name: person }), ...(part ? { part } : {}) });
  });
  const self: [string, AddressPerson][] = asking ? [[sameFor(asking.inviterAddress), { part: parts.own }]] : [];
  const known = new Map([...ofNetwork, ...ofStudy, ...self]);
  return (address) => known.get(sameFor(address));
}

/** Whoever has neither a name nor a part is not known: their address says as much. */
const named = (address: string, person: AddressPerson): [string, AddressPerson][] =>
  person.name === undefined && person.part === undefined ? [] : [[sameFor(address), person]];

function partOf({ standing }: Expert, parts: StudyWords['invite']['parts']): string | undefined {
  if (standing === 'not_opened') return parts.asked;
  return standing === 'accepted' || standing === 'started' || standing === 'finished' ? parts.takesPart : undefined;
}
