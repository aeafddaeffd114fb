// What the benchmark measures, in one bundle: the package, and what it reads text with.
export * from '../../packages/bayesnet/src/index.ts';
export { ProblemList } from '../../packages/bayesnet/src/formats/problemList.ts';
export { TextScanner } from '../../packages/bayesnet/src/formats/text/textScanner.ts';
