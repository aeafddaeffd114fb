import { limits, readNetworkFile } from '@credence/bayesnet';
import type { FileCheck } from './checkFile.js';

/** Reads a file as the server will, and tells the first thing that would refuse it. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; file: File }>) => {
  const tell = (found: Pick<FileCheck, 'problem'>) => postMessage({ id: data.id, ...found } satisfies FileCheck);
  // What cannot be read here is found out when it is sent.
  firstProblem(data.file).then(tell, () => tell({}));
});

async function firstProblem(file: File): Promise<Pick<FileCheck, 'problem'>> {
  // Of what is too large, enough is read to find that out.
  const bytes = new Uint8Array(await file.slice(0, limits.bytes + 1).arrayBuffer());
  const { problems } = readNetworkFile(bytes);
  const found = problems.find(({ severity }) => severity === 'error');
  if (!found) return {};

  const { code, params, message, position } = found;
  return { problem: { code, params, message, line: position.line, column: position.column } };
}
