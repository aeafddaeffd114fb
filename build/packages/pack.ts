import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, whenChanged } from '../fingerprint.ts';
import { must, StepFailed } from '../run.ts';
import { cache, inRoot } from '../workspace.ts';

/** The packages published to npm. The kit depends on `bayesnet`; the script of `elements` contains both. */
export const PUBLISHED = ['bayesnet', 'ui', 'elements', 'api-client'] as const;
export type Published = (typeof PUBLISHED)[number];

const folderOf = (name: Published) => path.join(cache, 'packed', name);

/** The files of the kit that its packing writes (packages/ui/writeDocs.ts). */
const GENERATED = /^packages\/ui\/(?:docs\/(?!forms\.md$)|llms\.txt$)/;

/** A hash of the documents in a package or that its own are made from, which a step does not count among its inputs. */
function documentsOf(name: Published): string {
  const hash = createHash('sha256');
  for (const file of filesBelow([`packages/${name}`, 'docs/versioning.md']))
    if (file.endsWith('.md') && !GENERATED.test(file)) hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** Packs a package, which builds it first, unless nothing has changed. Returns the path of the tarball. */
export async function pack(name: Published): Promise<string> {
  const folder = folderOf(name);
  const packed = () => readdirSync(folder).find((file) => file.endsWith('.tgz'));
  await whenChanged({
    name: `packed-${name}`,
    inputs: [
      `packages/${name}`,
      ...(name === 'elements' ? ['packages/ui', 'packages/bayesnet'] : []),
      ...(name === 'api-client' ? ['openapi.yaml'] : []),
      'build/packages',
      'build/styles',
      'tsconfig.json',
      'tsconfig.build.json',
      'pnpm-lock.yaml',
    ],
    variant: documentsOf(name),
    outputs: [`packages/${name}/dist/index.d.ts`, path.relative(inRoot(), folder)],
    work: async () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await must(`packages/${name} could not be packed.`, 'pnpm', ['pack', '--pack-destination', folder], {
        cwd: inRoot('packages', name),
      });
    },
  });
  const tarball = packed();
  if (!tarball) throw new StepFailed(`packages/${name} left no tarball.`);

  return path.join(folder, tarball);
}
