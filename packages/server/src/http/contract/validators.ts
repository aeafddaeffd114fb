import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractOperation, Place } from './contract.js';
import type { Schema } from './schema.js';

/** What stands in the contract's schemas for readers and means nothing to a validator. */
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

/** Bodies and answers: a number is a number, and nothing is dropped in silence. */
const strict = createAjv(false);
/** Addresses and headers, where everything is text. */
const coercing = createAjv(true);

/** Compiled once for each schema object, which ajv remembers. */
export const compileStrict = (schema: Schema): ValidateFunction => strict.compile(schema);

const compiled = new WeakMap<ContractOperation, Partial<Record<Place, ValidateFunction>>>();

/** Checks the parameters of one place, and turns text into the numbers that the contract names. Undefined where it has none. */
export function compileParameters(operation: ContractOperation, place: Place): ValidateFunction | undefined {
  const here = operation.parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return undefined;
  const known = compiled.get(operation) ?? {};
  compiled.set(operation, known);
  known[place] ??= compile(here, place);
  return known[place];
}

function compile(here: ContractOperation['parameters'], place: Place): ValidateFunction {
  // Headers come with names in lower case.
  const name = (parameter: { name: string }) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return coercing.compile({
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [name(parameter), parameter.schema])),
    required: here.filter(({ required }) => required).map(name),
  });
}
