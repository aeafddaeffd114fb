import { install } from './install.ts';
import { report, StepFailed } from './run.ts';

/** `npm run load -- 200 300`: 200 experts answer for 300 seconds (benchmarks/experts.ts). */
try {
  if (!process.argv.slice(2).every((word) => /^[1-9]\d*$/.test(word))) {
    throw new StepFailed('Say how many experts and how many seconds: npm run load -- 200 300.');
  }
  await install((line) => console.log(line));
  // Imported late, because it needs the dependencies installed.
  await import('../benchmarks/experts.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
