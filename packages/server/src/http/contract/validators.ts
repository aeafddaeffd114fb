import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractOperation, ParameterPlace } from './contract.js';
import type { JsonSchema } from './schema.js';

/** Keywords in the contract's schemas that are for readers and mean nothing to a validator. */
const annotations = ['example', 'discriminator', 'xml', 'externalDocs'];

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allErrors: false,
    coerceTypes,
    removeAdditional: false,
    useDefaults: false,
  });
  addFormats(ajv);
  ajv.addVocabulary(annotations);
  return ajv;
}

/** For bodies and responses: nothing is converted or silently dropped. */
const strict = createAjv(false);
/** For URLs and headers, where everything is text. */
const coercing = createAjv(true);

/** Compiled once per schema object, cached by ajv. */
export const compileStrict = (schema: JsonSchema): ValidateFunction => strict.compile(schema);

const compiled = new WeakMap<ContractOperation, Partial<Record<ParameterPlace, ValidateFunction>>>();

/** Validates the parameters of one place and converts text to the declared numbers. Undefined if there are none. */
export function compileParameters(operation: ContractOperation, place: ParameterPlace): ValidateFunction | undefined {
  const here = operation.parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return undefined;
  const known = compiled.get(operation) ?? {};
  compiled.set(operation, known);
  known[place] ??= compile(here, place);
  return known[place];
}

function compile(here: ContractOperation['parameters'], place: ParameterPlace): ValidateFunction {
  // Node lowercases header names.
  const name = (parameter: { name: string }) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return coercing.compile({
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [name(parameter), parameter.schema])),
    required: here.filter(({ required }) => required).map(name),
  });
}
