/** Problems of a file, in the words of the package that reads it. */
export { problemSentences as fileProblems } from '@credence/bayesnet';
