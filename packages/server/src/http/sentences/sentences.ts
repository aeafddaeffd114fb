import type { ErrorObject } from 'ajv';
import { ownSentence } from './ownSentences.js';

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

/** One plain sentence for a schema violation. */
export function sentenceFor(errors: readonly ErrorObject[] | null | undefined): string {
  const error = mostTelling(errors ?? []);
  if (!error) return 'The request does not have the expected form.';
  const own = ownSentence(error);
  if (own) return own;
  const name = nameOf(error.instancePath);
  const { params } = error;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `Unknown field ${join(name, String(params.additionalProperty ?? params.unevaluatedProperty))}.`;
    case 'required':
      return `${join(name, String(params.missingProperty))} is missing.`;
    case 'type':
      return `${name || 'The request'} must be ${[params.type]
        .flat()
        .map((type) => kinds[String(type)] ?? String(type))
        .join(' or ')}.`;
    case 'enum':
      return `${name} must be one of ${(params.allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'minimum':
      return `${name} must be at least ${params.limit}.`;
    case 'maximum':
      return `${name} must be at most ${params.limit}.`;
    case 'minLength':
      return params.limit === 1 ? `${name} is empty.` : `${name} must have at least ${params.limit} characters.`;
    case 'maxLength':
      return `${name} must have at most ${params.limit} characters.`;
    case 'minItems':
      return `${name} must have at least ${params.limit} entries.`;
    case 'maxItems':
      return `${name} must have at most ${params.limit} entries.`;
    case 'uniqueItems':
      return `${name} has an entry twice.`;
    default:
      return `${name || 'The request'} does not have the expected form.`;
  }
}

/** Among the alternatives of a choice, picks the one that matched furthest, as its error says most. */
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
