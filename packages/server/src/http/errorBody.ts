import type { ApiError } from '../platform/errors.js';
import type { Schema } from './contract/schema.js';

/**
 * The body of a refusal. Some calls use keys of their own (`message`, `type`, `success`, `error.message`), as declared
 * in their schema for this status.
 */
export function errorBody(error: ApiError, requestId: string, schema: Schema | undefined): Record<string, unknown> {
  const keys = (schema?.properties ?? {}) as Record<string, Schema>;
  return {
    ...('type' in keys ? { type: 'error' } : {}),
    ...('success' in keys ? { success: false } : {}),
    ...('message' in keys ? { message: error.message } : {}),
    error: keys.error?.type === 'object' ? { message: error.message } : error.message,
    code: error.code,
    requestId,
    ...error.extra,
  };
}
