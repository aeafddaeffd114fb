import { channel } from 'node:diagnostics_channel';
import { sentenceOf } from '@credence/bayesnet';
import { refusals } from '@credence/text/english/refusals';
import type { ApiError } from '../platform/errors.js';
import type { JsonSchema } from './contract/schema.js';

/** Every refusal that is told passes here, for whoever listens within the process. */
const refusalChannel = channel('credence.refusal');

/**
 * The body of a refusal. Some calls use keys of their own (`message`, `type`, `success`, `error.message`), as declared
 * in their schema for this status.
 */
export function errorBody(error: ApiError, requestId: string, schema?: JsonSchema): Record<string, unknown> {
  const keys = (schema?.properties ?? {}) as Record<string, JsonSchema>;
  const { code, params, problems, extra } = error;
  const message = sentence(error);
  refusalChannel.publish({ code, params, message, problems });
  return {
    ...('type' in keys ? { type: 'error' } : {}),
    ...('success' in keys ? { success: false } : {}),
    ...('message' in keys ? { message } : {}),
    error: keys.error?.type === 'object' ? { message } : message,
    code,
    ...(params ? { params } : {}),
    requestId,
    ...(problems ? { problems } : {}),
    ...extra,
  };
}

/** Of a file that was refused, what is wrong first says more than the code. */
function sentence({ code, params, problems }: ApiError): string {
  return problems?.[0]?.message ?? sentenceOf(refusals, { code, params }, '') ?? code;
}
