import type { User } from '@credence/api-client';

/** The personal data fields as form values: all strings, as typed. */
export interface ProfileValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly discipline: string;
  readonly title: string;
  readonly position: string;
  readonly workplace: string;
  /** In years. */
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

/** The user's data as form values; a choice not yet made is "0". */
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

/** Whether a value is left out when the profile is saved: an empty or a zero one. */
export const isDropped = (value: string) => value.trim() === '' || Number(value) === 0;

/** The request body: empty and zero fields are left out, and years are sent as a number. */
export function filledFields(values: ProfileValues): Record<string, string | number> {
  const fields = (Object.keys(values) as (keyof ProfileValues)[]).map((name) => [name, values[name]] as const);
  const filled = fields.filter(([, value]) => !isDropped(value));
  return Object.fromEntries(filled.map(([name, value]) => [name, name === 'experience' ? Number(value) : value]));
}

/** Reads form values from a stored draft; undefined if it holds none. */
export function profileIn(kept: unknown): ProfileValues | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = Object.keys(emptyProfile).map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
  const texts = values.every(([, value]) => typeof value === 'string' && value.length <= 1000);
  return texts ? (Object.fromEntries(values) as unknown as ProfileValues) : undefined;
}
