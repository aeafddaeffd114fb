import * as v from 'valibot';
import { device } from '../../ground/device/browserDevice.js';
import { name, written } from '../../ground/device/shapes.js';
import { type Acceptance, nothingTyped } from './acceptance.js';

/** What the personal link of a study holds behind `#`, which browsers send to no server. */
export interface StudyLink {
  readonly expert: string;
  readonly secret: string;
}

/** Whether the part of an address behind `#` is meant as a link, and no place on the page. */
export const holdsStudyLink = (hash: string): boolean => hash.includes('secret=');

/** The link in the part of an address behind `#`, if it has each part once. */
export function readStudyLink(hash: string): StudyLink | undefined {
  const held = new URLSearchParams(hash.slice(1));
  const [experts, secrets] = [held.getAll('expert'), held.getAll('secret')];
  const [expert] = experts;
  const [secret] = secrets;
  return experts.length === 1 && secrets.length === 1 && expert && secret ? { expert, secret } : undefined;
}

const line = written(/(?:)/, 1000);

/** For this tab alone, so that a reload loses nothing: whoever has no account yet has no drafts. */
const kept = device.setting({
  name: 'studyLink',
  schema: v.object({
    expert: name,
    secret: name,
    typed: v.object({
      username: line,
      firstname: line,
      lastname: line,
      interests: written(/(?:)/, 2000),
      publishes: v.boolean(),
      named: v.boolean(),
    }),
  }),
  where: 'tab',
  whose: 'anyone',
});

/** Keeps a link, with nothing typed if it is another one than before. */
export function keepStudyLink({ expert, secret }: StudyLink): void {
  const before = kept.get();
  kept.set({ expert, secret, typed: before?.expert === expert ? before.typed : nothingTyped });
}

/** The link that was kept in this tab. */
export const keptStudyLink = (): StudyLink | undefined => {
  const found = kept.get();
  return found && { expert: found.expert, secret: found.secret };
};

/** What was typed behind the link that is kept. */
export const keptAcceptance = (): Acceptance => kept.get()?.typed ?? nothingTyped;

export function keepAcceptance(typed: Acceptance): void {
  const link = keptStudyLink();
  if (link) kept.set({ ...link, typed });
}

export const forgetStudyLink = (): void => kept.drop();
