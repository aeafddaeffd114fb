import { downloadOrThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { saveFile } from '../../ground/saveFile.js';

/** Saves what everybody answered in the questionnaire, as a table. */
export async function downloadQuestionnaires(): Promise<void> {
  saveFile(await downloadOrThrow(api.GET('/user/questionnaires', { parseAs: 'blob' })));
}
