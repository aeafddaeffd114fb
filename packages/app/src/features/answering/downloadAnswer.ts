import { drafts } from '../../ground/drafts/browserDrafts.js';
import { saveFile } from '../../ground/saveFile.js';
import { answerForm, isDraftOf } from './answerDraft.js';
import type { UnsentAnswer } from './outgoing.js';

/** Downloads an answer that can no longer be saved as a small file, including anything typed after it. */
export async function downloadAnswer({ title, place, answer, at }: UnsentAnswer): Promise<void> {
  const draft = await drafts.read(answerForm(place));
  const changed = draft && !isDraftOf(draft, answer) ? { changedTo: draft.value } : {};
  const told = { node: title, ...place, answer, givenAt: at.toISOString(), ...changed };
  const content = new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' });
  saveFile({ name: `answer-${place.nodeId}-${place.iteration}.json`, content });
}
