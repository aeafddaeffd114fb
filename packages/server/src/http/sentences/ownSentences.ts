import type { ErrorObject } from 'ajv';
import { answerSentences } from './answerSentences.js';
import { questionnaireSentence } from './questionnaireSentences.js';

/** For fields that people fill in, gives refusals in the words of the screen, whichever side found the mistake. */
export function ownSentence({ keyword, instancePath, params }: ErrorObject): string | undefined {
  const field = keyword === 'required' ? `${instancePath}/${String(params.missingProperty)}` : instancePath;
  if (params.format === 'email' || (field === '/username' && keyword === 'maxLength'))
    return 'Please enter a valid e-mail address.';
  if (field === '/experience') return 'Experience is a whole number of years from 0 to 80.';
  if (field === '/self-eval') return answerSentences({ code: 'certainty-missing', params: {} });
  if (field === '/comment' && keyword === 'maxLength')
    return answerSentences({ code: 'comment-too-long', params: { limit: Number(params.limit) } });
  const slider = /^\/sliders\/(\d+)$/.exec(field);
  if (slider) return answerSentences({ code: 'slider-out-of-range', params: { item: Number(slider[1]) + 1 } });
  const combination = /^\/combinations\/(\d+)\/value\/\d+$/.exec(field);
  if (combination) return `Combination ${Number(combination[1]) + 1}: please use whole numbers from 1 to 99.`;
  // No other body has fields named by a number.
  const item = /^\/([1-9]|1[0-3])$/.exec(field);
  if (item) return questionnaireSentence(Number(item[1]), keyword);
  return undefined;
}
