/** Why something cannot be an address. */
export type AddressProblem = 'noAt' | 'severalAts' | 'space' | 'noName' | 'noEnding' | 'tooLong';

/**
 * What an address is: it cannot be right, is there twice, is that of somebody who is in it already, of somebody whom the
 * page knows, or new.
 */
export type AddressKind = 'wrong' | 'twice' | 'already' | 'known' | 'new';

/** An address with what is known of it. */
export interface CheckedAddress {
  /** As it was given. */
  readonly text: string;
  /** Its place among those given, from 0. */
  readonly index: number;
  readonly kind: AddressKind;
  /** Of one that cannot be right. */
  readonly problem?: AddressProblem;
  /** Whose it is. */
  readonly person?: string | undefined;
  /** What somebody who is in it already does there: "takes part". */
  readonly part?: string;
}

/** Somebody whom the page knows by their address. */
export interface AddressPerson {
  /** Their name. Without one their address stands for them. */
  readonly name?: string | undefined;
  /** What they do already, if they are in it and are not to be invited: "takes part". */
  readonly part?: string | undefined;
}

/** Finds whose an address is; undefined where the page does not know. */
export type GetPerson = (address: string) => AddressPerson | undefined;

/** The order in which they are shown: first what somebody has to look at. */
const KINDS: readonly AddressKind[] = ['wrong', 'twice', 'already', 'known', 'new'];

/**
 * The given addresses with what each of them is, in the order in which they are shown; within a kind as given.
 * Upper and lower case make no difference. Who will be invited are the known and the new ones.
 *
 * @param getPerson whose an address is, if the page knows.
 */
export function checkAddresses(
  addresses: readonly string[],
  getPerson: GetPerson = () => undefined,
): readonly CheckedAddress[] {
  const seen = new Set<string>();
  const checked = addresses.map((text, index): CheckedAddress => {
    const problem = problemOf(text);
    if (problem) return { text, index, kind: 'wrong', problem };
    const folded = text.toLowerCase();
    if (seen.has(folded)) return { text, index, kind: 'twice' };
    seen.add(folded);
    const found = getPerson(text);
    if (!found) return { text, index, kind: 'new' };
    const { name: person, part } = found;
    return part === undefined ? { text, index, kind: 'known', person } : { text, index, kind: 'already', person, part };
  });
  return KINDS.flatMap((kind) => checked.filter((each) => each.kind === kind));
}

/** How many there are of each kind. */
export function countAddresses(checked: readonly CheckedAddress[]): Readonly<Record<AddressKind, number>> {
  const count = (kind: AddressKind) => checked.filter((each) => each.kind === kind).length;
  return {
    wrong: count('wrong'),
    twice: count('twice'),
    already: count('already'),
    known: count('known'),
    new: count('new'),
  };
}

/** As long as an address may be (RFC 5321, erratum 1690). */
const LONGEST = 254;

/** What any mail server would refuse; whether an address exists only a mail tells. */
function problemOf(text: string): AddressProblem | undefined {
  const [name, host, ...more] = text.split('@');
  if (host === undefined) return 'noAt';
  if (more.length > 0) return 'severalAts';
  if (/\s/.test(text)) return 'space';
  if (name === '') return 'noName';
  if (!/[^.]\.[^.]+$/.test(host)) return 'noEnding';
  return text.length > LONGEST ? 'tooLong' : undefined;
}
