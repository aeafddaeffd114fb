import type { Study, StudyAct } from '@credence/api-client';

/** Whether the study takes this act from the user as it is now. Its state chooses words and layout, never what is offered. */
export const mayInStudy = ({ may }: Pick<Study, 'may'>, act: StudyAct): boolean => may.includes(act);
