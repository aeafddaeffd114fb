import { asked } from '../benchmarks/experts/asked.ts';
import { shareAsked } from '../benchmarks/rows/size.ts';
import { report, StepFailed } from '../build/run.ts';
import { install } from './install.ts';

/**
 * `npm run load -- 200 300`: 200 experts answer for 300 seconds, which are the default of fewer than a thousand
 * (benchmarks/experts.ts); with `--processes 2` on two server processes, behind PgBouncer where it is installed.
 * `npm run load -- --rows 0.1`: a tenth of 100,000 networks beside an empty database (benchmarks/rows.ts).
 */
try {
  const words = process.argv.slice(2);
  const isRows = shareAsked(words) !== undefined;
  if (!isRows && !asked(words)) {
    throw new StepFailed(
      'Say how many experts and how many seconds: npm run load -- 200 300; and --processes 2 for two server processes. Or which share of 100,000 networks: npm run load -- --rows 0.1.',
    );
  }
  await install((line) => console.log(line));
  // Imported late, because they need the dependencies installed.
  await (isRows ? import('../benchmarks/rows.ts') : import('../benchmarks/experts.ts'));
} catch (error) {
  report(error);
  process.exitCode = 1;
}
