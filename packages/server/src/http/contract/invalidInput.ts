import type { ErrorObject } from 'ajv';
import type { RefusalParams } from '@credence/api-client';

type Types = Extract<InvalidInput, { reason: 'wrong-type' }>['types'];

/** What a schema refused. */
export function invalidInput(errors: readonly ErrorObject[] | null | undefined): InvalidInput {
  const error = mostTelling(errors ?? []);
  if (!error) return { reason: 'form' };
  return typedInput(error) ?? anyInput(error);
}

function anyInput({ keyword, instancePath, params }: ErrorObject): InvalidInput {
  const field = nameOf(instancePath);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return {
        reason: 'unknown-field',
        field: join(field, String(params.additionalProperty ?? params.unevaluatedProperty)),
      };
    case 'required':
      return { reason: 'missing', field: join(field, String(params.missingProperty)) };
    case 'type':
      return { reason: 'wrong-type', ...(field ? { field } : {}), types: [params.type].flat() as Types };
    case 'enum':
      return { reason: 'not-a-choice', field, allowed: params.allowedValues as unknown[] };
    case 'minimum':
      return { reason: 'too-low', field, limit };
    case 'maximum':
      return { reason: 'too-high', field, limit };
    case 'minLength':
      return { reason: limit === 1 ? 'empty' : 'form', field };
    case 'maxLength':
      return { reason: 'too-long', field, limit };
    case 'minItems':
      return { reason: 'too-few', field, limit };
    case 'maxItems':
      return { reason: 'too-many', field, limit };
    default:
      return { reason: 'form', ...(field ? { field } : {}) };
  }
}

/** Of the alternatives of a choice, the one that got furthest says most. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const plain = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'if'].includes(keyword));
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  return (
    plain.reduce<ErrorObject | undefined>(
      (best, error) => (best && depth(best) >= depth(error) ? best : error),
      undefined,
    ) ?? errors[0]
  );
}

/** /combinations/0/value becomes combinations[0].value */
function nameOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 50))
    .reduce((name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : join(name, part)), '');
}

const join = (name: string, part: string) => (name ? `${name}.${part.slice(0, 50)}` : part.slice(0, 50));

type InvalidInput = RefusalParams['invalid_input'];

/** Where people type, a refusal names the mistake as the screen does, whoever found it. */
function typedInput({ keyword, instancePath, params }: ErrorObject): InvalidInput | undefined {
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
