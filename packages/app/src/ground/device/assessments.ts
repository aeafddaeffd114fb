import type { Subject } from './key.js';
import type { createSettings } from './settings.js';
import { name } from './shapes.js';

/** What is about a network, in the assessment that the user works on. */
export type InNetwork = Required<Pick<Subject, 'networkId'>> & Pick<Subject, 'assessmentId'>;

/** The assessments of their own that the signed-in user works on, as the server last named them. */
export function createAssessments({ setting }: Pick<ReturnType<typeof createSettings>, 'setting'>) {
  const kept = setting({ name: 'assessment', schema: name, where: 'device', whose: 'user' });
  return {
    /** Whatever waits on the device is kept under this, so that no answer moves from one assessment into another. */
    inNetwork: (networkId: string): InNetwork => {
      const assessmentId = kept.get({ networkId });
      return { networkId, ...(assessmentId === undefined ? {} : { assessmentId }) };
    },

    /** @param assessmentId undefined for the one that the owner and collaborators share */
    note(networkId: string, assessmentId: string | undefined) {
      if (assessmentId === undefined) kept.drop({ networkId });
      else kept.set(assessmentId, { networkId });
    },
  };
}
