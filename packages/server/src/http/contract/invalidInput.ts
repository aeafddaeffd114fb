import type { ErrorObject } from 'ajv';
import { type InvalidInput, typedInput } from './typedInput.js';

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
