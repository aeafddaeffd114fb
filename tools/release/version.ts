import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from '../../build/workspace.ts';

/** What identifies a release. */
export interface Release {
  readonly version: string;
  /** When its commit was made: the time of all files in its archives, so that the same commit makes the same bytes. */
  readonly at: Date;
}

export function releaseHere(): Release {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return { version, at: new Date(Number(seconds) * 1000) };
}

/** The name of an archive without its ending, and of the folder in it. */
export const archiveName = ({ version }: Release, platform: { readonly name: string }) =>
  `credence-${version}-${platform.name}`;
