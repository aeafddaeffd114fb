import type { Draft } from '../drafts/drafts.js';
import { drafts } from '../drafts/browserDrafts.js';
import { answerForm } from './answerDraft.js';
import type { Place } from './place.js';

let ahead: { form: string; draft: Promise<Draft | undefined> } | undefined;

/** The draft of the next question, read while the answer before it is on its way. */
export const draftAhead = {
  begin(place: Place) {
    const form = answerForm(place);
    ahead = { form, draft: drafts.read(form) };
  },

  /** The draft of a question, once as it was read ahead. */
  take(place: Place): Promise<Draft | undefined> {
    const form = answerForm(place);
    const read = ahead?.form === form ? ahead.draft : undefined;
    ahead = undefined;
    return read ?? drafts.read(form);
  },
};
