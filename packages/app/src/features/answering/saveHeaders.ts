import type { InNetwork } from '../../ground/device/assessments.js';
import { definedOf } from './saidBeside.js';

interface Submission {
  readonly key: string;
  /** The revision that it is based on. */
  readonly revision?: string | undefined;
}

/** The headers of a save: a repeat counts once, and nothing newer and no other assessment is written over. */
export const saveHeaders = ({ assessmentId }: Pick<InNetwork, 'assessmentId'>, { key, revision }: Submission) => ({
  'Idempotency-Key': key,
  ...definedOf({ 'X-Revision': revision, 'X-Assessment': assessmentId }),
});
