import * as v from 'valibot';
import { device } from '../../ground/device/browserDevice.js';
import { forgetMailedLink, mailedLink, onlyOnce } from '../../ground/mailedLink.js';
import { paths } from '../../ground/paths.js';
import { name, written } from '../../ground/device/shapes.js';
import { type Acceptance, nothingTyped } from './acceptance.js';

/** What the personal link of a study holds behind `#`, which browsers send to no server. */
export interface StudyLink {
  readonly expert: string;
  readonly secret: string;
}

const line = written(/(?:)/, 1000);

/** What was typed behind a link. For this tab alone: whoever has no account yet has no drafts. */
const kept = device.setting({
  name: 'studyAcceptance',
  schema: v.object({
    expert: name,
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

/** The link that opened an invitation in this tab, if it is whole. */
export const keptStudyLink = (): StudyLink | undefined =>
  onlyOnce(mailedLink(paths.studyInvitation.href()), 'expert', 'secret');

/** What was typed behind the link that is kept. */
export function keptAcceptance(): Acceptance {
  const found = kept.get();
  return found !== undefined && found.expert === keptStudyLink()?.expert ? found.typed : nothingTyped;
}

export function keepAcceptance(typed: Acceptance): void {
  const link = keptStudyLink();
  if (link) kept.set({ expert: link.expert, typed });
}

export function forgetStudyLink(): void {
  forgetMailedLink();
  kept.drop();
}
