import path from 'node:path';
import { must } from '../../build/run.ts';
import type { Release } from './version.ts';

/**
 * Packs a folder into `<out>/<its name>.tar.gz`. Order, owners, times and rights are the archive's own, so the same files
 * make the same bytes.
 * @returns the name of the archive
 */
export async function pack(folder: string, out: string, { at }: Release): Promise<string> {
  const name = `${path.basename(folder)}.tar.gz`;
  await must('The archive could not be written. It takes GNU tar, as on Linux.', 'tar', [
    '--create',
    '--file',
    path.join(out, name),
    '--use-compress-program=gzip --no-name',
    '--sort=name',
    '--format=gnu',
    '--hard-dereference',
    `--mtime=@${at.getTime() / 1000}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '--directory',
    path.dirname(folder),
    path.basename(folder),
  ]);
  return name;
}
