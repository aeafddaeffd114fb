export { englishStudyLabels as studyLabels } from '@credence/ui/screens';
