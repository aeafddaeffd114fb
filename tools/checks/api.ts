import { report, StepFailed } from '../../build/run.ts';
import { apiReports } from '../packages/apiReports.ts';
import type { Check } from './check.ts';

/** What each published package exports, as the committed report says: a change of an interface is part of its commit. */
export const api: Check = async () => {
  try {
    const reports = await apiReports({ write: false });
    const details = reports.flatMap(({ file, changed, problems }) => [
      ...(changed ? [`${file} differs from the interface: npm run api writes it, and the change is for review.`] : []),
      ...problems.map((problem) => `${file}: ${problem}`),
    ]);
    const ok = details.length === 0;
    return { ok, line: `api: ${reports.length} reports, ${ok ? 'ok' : 'failed'}`, details: details.join('\n') };
  } catch (error) {
    if (error instanceof StepFailed)
      return { ok: false, line: 'api: failed', details: `${error.message}\n${error.details}` };
    report(error);
    throw error;
  }
};
