import { report } from '../build/run.ts';
import { install } from './install.ts';

/** `npm run api`: writes the reports of what the published packages export, for review. `npm run check` compares them. */
try {
  await install((line) => console.log(line));
  const { apiReports } = await import('./packages/apiReports.ts');
  for (const { file, changed } of await apiReports({ write: true })) {
    console.log(changed ? `${file} written` : `${file} is up to date`);
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
