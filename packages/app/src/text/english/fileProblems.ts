/** What is wrong with a file, as the package that reads it says it. */
export { problemSentences as fileProblems } from '@credence/bayesnet';
