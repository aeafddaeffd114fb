import type { components } from '@credence/api-client';
import { plainLines } from '../plainLines.js';
import type { UserRow } from '../users.js';

/**
 * The profile that somebody enters when registering, as it is stored.
 * @throws ApiError invalid_input if a text contains invisible or impossible characters
 */
export function registeredProfile(body: components['schemas']['InstitutionProfile']): Partial<UserRow> {
  const { firstname, lastname, discipline, title, position, workplace, experience, showsProfile, locale } = body;
  const profile = { firstname, lastname, discipline, title, position, workplace, experience, showsProfile, locale };
  const entries = Object.entries(profile)
    .filter(([, value]) => value !== undefined)
    // The choices accept 0 as a number.
    .map(([key, value]) => [key, value === 0 && key !== 'experience' ? '0' : value]);
  return plainLines(Object.fromEntries(entries) as Partial<UserRow>);
}
