/** Why something cannot be an address. */
export type AddressProblem = 'noAt' | 'severalAts' | 'space' | 'noName' | 'noEnding';

/** What an address is: it cannot be right, is there already, is that of somebody with an account, or is new. */
export type AddressKind = 'wrong' | 'twice' | 'known' | 'new';

/** An address with what is known of it. */
export interface CheckedAddress {
  /** As it was given. */
  readonly text: string;
  /** Its place among those given, from 0. */
  readonly index: number;
  readonly kind: AddressKind;
  /** Of one that cannot be right. */
  readonly problem?: AddressProblem;
  /** The name of who has an account with it. */
  readonly person?: string;
}

/** The order in which they are shown: first what somebody has to look at. */
const KINDS: readonly AddressKind[] = ['wrong', 'twice', 'known', 'new'];

/**
 * The given addresses with what each of them is, in the order in which they are shown; within a kind as given.
 * Upper and lower case make no difference. Who will be invited are the known and the new ones.
 *
 * @param personWith the name of who has an account with an address, if anybody.
 */
export function checkAddresses(
  addresses: readonly string[],
  personWith: (address: string) => string | undefined = () => undefined,
): readonly CheckedAddress[] {
  const seen = new Set<string>();
  const checked = addresses.map((text, index): CheckedAddress => {
    const problem = problemOf(text);
    if (problem) return { text, index, kind: 'wrong', problem };
    const folded = text.toLowerCase();
    if (seen.has(folded)) return { text, index, kind: 'twice' };
    seen.add(folded);
    const person = personWith(text);
    return person === undefined ? { text, index, kind: 'new' } : { text, index, kind: 'known', person };
  });
  return KINDS.flatMap((kind) => checked.filter((each) => each.kind === kind));
}

/** How many there are of each kind. */
export function countAddresses(checked: readonly CheckedAddress[]): Readonly<Record<AddressKind, number>> {
  const count = (kind: AddressKind) => checked.filter((each) => each.kind === kind).length;
  return { wrong: count('wrong'), twice: count('twice'), known: count('known'), new: count('new') };
}

/** What any mail server would refuse; whether an address exists only a mail tells. */
function problemOf(text: string): AddressProblem | undefined {
  const [name, host, ...more] = text.split('@');
  if (host === undefined) return 'noAt';
  if (more.length > 0) return 'severalAts';
  if (/\s/.test(text)) return 'space';
  if (name === '') return 'noName';
  return /[^.]\.[^.]+$/.test(host) ? undefined : 'noEnding';
}
