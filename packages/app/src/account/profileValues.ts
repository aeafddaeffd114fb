import type { User } from '@credence/api-client';

/** The fields of a person as a form holds them: all texts, as typed. */
export interface ProfileValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly discipline: string;
  readonly title: string;
  readonly position: string;
  readonly workplace: string;
  /** Years. */
  readonly experience: string;
}

export const emptyProfile: ProfileValues = {
  firstname: '',
  lastname: '',
  discipline: '',
  title: '0',
  position: '0',
  workplace: '0',
  experience: '',
};

/** What the form shows of a user; a choice that nobody made is "0". */
export function profileOf(user: User): ProfileValues {
  const { firstname, lastname, discipline = '', title = '0', position = '0', workplace = '0', experience } = user;
  return {
    firstname,
    lastname,
    discipline,
    title: String(title),
    position: String(position),
    workplace: String(workplace),
    experience: experience === undefined ? '' : String(experience),
  };
}

/** What is sent: fields that are empty or zero stay away, and years are a number. */
export function filledFields(values: ProfileValues): Record<string, string | number> {
  const fields = (Object.keys(values) as (keyof ProfileValues)[]).map((name) => [name, values[name]] as const);
  const filled = fields.filter(([, value]) => value.trim() !== '' && Number(value) !== 0);
  return Object.fromEntries(filled.map(([name, value]) => [name, name === 'experience' ? Number(value) : value]));
}

/** Values that were kept on the device; undefined where they are none. */
export function profileIn(kept: unknown): ProfileValues | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = Object.keys(emptyProfile).map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
  const texts = values.every(([, value]) => typeof value === 'string' && value.length <= 1000);
  return texts ? (Object.fromEntries(values) as unknown as ProfileValues) : undefined;
}
