import { ApiError } from '../platform/errors.js';
import type { Assessment } from './assessments.js';

/**
 * What was said in one assessment is never saved in another.
 * @param named the `X-Assessment` of the request; without it the client relies on the one that the person works on
 * @throws ApiError other_assessment
 */
export function requireAssessment({ assessmentId }: Assessment, named: string | undefined): void {
  if (named !== undefined && named.toLowerCase() !== assessmentId) throw new ApiError('other_assessment');
}
