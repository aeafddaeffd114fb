import type { RefusalParams } from '@credence/api-client';
import type { ErrorObject } from 'ajv';

export type InvalidInput = RefusalParams['invalid_input'];

/** Where people type, a refusal names the mistake as the screen does, whoever found it. */
export function typedInput({ keyword, instancePath, params }: ErrorObject): InvalidInput | undefined {
  const field = keyword === 'required' ? `${instancePath}/${String(params.missingProperty)}` : instancePath;
  if (params.format === 'email' || (field === '/username' && keyword === 'maxLength')) return { reason: 'e-mail' };
  if (field === '/experience') return { reason: 'experience' };
  if (field === '/self-eval') return { reason: 'certainty-missing' };
  if (/^(?:\/combinations\/\d+)?\/comment$/.test(field) && keyword === 'maxLength')
    return { reason: 'comment-too-long', limit: Number(params.limit) };
  const slider = /^\/sliders\/(\d+)$/.exec(field);
  if (slider) return { reason: 'slider-out-of-range', item: Number(slider[1]) + 1 };
  const exact = /^(?:\/combinations\/(\d+))?\/exact\/(\d+)$/.exec(field);
  if (exact) {
    const item = Number(exact[2]) + 1;
    return { reason: 'exact-out-of-range', item, ...(exact[1] ? { combination: Number(exact[1]) + 1 } : {}) };
  }
  const combination = /^\/combinations\/(\d+)\/value\/\d+$/.exec(field);
  if (combination) return { reason: 'value-out-of-range', combination: Number(combination[1]) + 1 };
  // No other body has fields that are called by a number.
  const item = /^\/([1-9]|1[0-3])$/.exec(field);
  return item ? ofQuestionnaire(Number(item[1]), { keyword, params }) : undefined;
}

function ofQuestionnaire(item: number, { keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): InvalidInput {
  if (keyword === 'required' || keyword === 'minLength') return { reason: 'unanswered' };
  if (item <= 7) return { reason: 'item-scale', item };
  if (item >= 12) return { reason: 'item-choice', item };
  return keyword === 'maxLength'
    ? { reason: 'item-too-long', item, limit: Number(params.limit) }
    : { reason: 'item-impossible-character', item };
}
