import { limits, readNetworkFile } from '@credence/bayesnet';
import type { FileCheck } from './checkFile.js';

/** Reads a file as the server will, and reports the first problem that would make it refuse. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; file: File }>) => {
  const tell = (found: Pick<FileCheck, 'problem'>) => postMessage({ id: data.id, ...found } satisfies FileCheck);
  // If the file cannot be read here, sending it will report that.
  firstProblem(data.file).then(tell, () => tell({}));
});

async function firstProblem(file: File): Promise<Pick<FileCheck, 'problem'>> {
  // Reading one byte past the limit is enough to detect a file that is too large.
  const bytes = new Uint8Array(await file.slice(0, limits.bytes + 1).arrayBuffer());
  const { problems } = readNetworkFile(bytes);
  const found = problems.find(({ severity }) => severity === 'error');
  if (!found) return {};

  const { code, params, message, position } = found;
  return { problem: { code, params, message, line: position.line, column: position.column } };
}
