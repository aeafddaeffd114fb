import type { User } from '@credence/api-client';
import * as v from 'valibot';
import { written } from '../../ground/device/shapes.js';

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
  /** Whether owners see what people are: "1" or "0"; left out, it stays as it is. */
  readonly showsProfile?: string | undefined;
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
  const { showsProfile } = user;
  return {
    firstname,
    lastname,
    discipline,
    title: String(title),
    position: String(position),
    workplace: String(workplace),
    experience: experience === undefined ? '' : String(experience),
    ...(showsProfile ? { showsProfile: '1' } : {}),
  };
}

/** Whether a value is left out when the profile is saved: an empty or a zero one. */
export const isDropped = (value: string) => value.trim() === '' || Number(value) === 0;

/** What a form of the profile sends. */
export type ProfileBody = Record<string, string | number | boolean>;

/**
 * The request body: empty and zero fields are left out, and years are sent as a number. Who sees it is sent where it
 * differs from what is stored.
 */
export function filledFields({ showsProfile, ...values }: ProfileValues, stored = emptyProfile): ProfileBody {
  const fields = Object.entries(values);
  const shows = showsProfile === '1';
  const isOther = showsProfile !== undefined && shows !== (stored.showsProfile === '1');
  const filled = fields.filter(([, value]) => !isDropped(value));
  return {
    ...Object.fromEntries(filled.map(([name, value]) => [name, name === 'experience' ? Number(value) : value])),
    ...(isOther ? { showsProfile: shows } : {}),
  };
}

const typed = written(/(?:)/, 1000);

/** The form values in a stored draft. */
export const profileDraft = v.object({
  firstname: typed,
  lastname: typed,
  discipline: typed,
  title: typed,
  position: typed,
  workplace: typed,
  experience: typed,
  showsProfile: v.fallback(v.optional(v.picklist(['0', '1'])), undefined),
});
