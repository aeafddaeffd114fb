import type { Collaborator } from '@credence/api-client';
import { catalogue } from '../../ground/text/catalogue.js';

/** What a collaborator shows the owner of their profile, in one line: "Oncology · Prof. · 12 years". */
export function noteOf({ profile = {} }: Pick<Collaborator, 'profile'>): string | undefined {
  const { account } = catalogue().text;
  const { discipline, title, position, experience } = profile;
  const titles: Readonly<Record<string, string>> = account.titles;
  const positions: Readonly<Record<string, string>> = account.positions;
  // Another server may know titles and positions that have no words here.
  const parts = [
    discipline || undefined,
    title === undefined ? undefined : titles[title],
    position === undefined ? undefined : positions[position],
    experience === undefined ? undefined : account.years(experience),
  ].filter((part) => part !== undefined);

  return parts.length > 0 ? account.shown(parts) : undefined;
}
