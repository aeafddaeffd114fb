export { germanStudyLabels as studyLabels } from '@credence/ui/screens';
