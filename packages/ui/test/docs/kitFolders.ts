import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentDocs } from '../../stories/docs/componentDocs.js';
import { englishLabels } from '../../src/labels/englishLabels.js';

const src = path.resolve(import.meta.dirname, '../../src');

/** Everything in one folder of the kit that documentation is checked against, with the folders of its parts. */
export interface KitFolder {
  /** Relative to `src`: `controls/button`, `charts/bar-chart`. */
  readonly name: string;
  /** The components that the package exports from it. */
  readonly components: readonly string[];
  /** Its guides by the names of their exports. */
  readonly guides: ReadonlyMap<string, ComponentDocs>;
  /** The text of its stories. */
  readonly stories: string;
  /** The text of its sources: components and styles, without stories, tests, labels and guides. */
  readonly source: string;
  /** The sources of the folders whose parts it renders as well. */
  readonly sourceWithParts: string;
  /** Its own groups of labels. */
  readonly labels: readonly string[];
}

const modules = import.meta.glob<Record<string, ComponentDocs>>('../../src/**/*.docs.ts', { eager: true });
const aside = /\.(stories|test|docs|fixtures)\.tsx?$/;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const files = (folder: string) =>
  readdirSync(path.join(src, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(src, folder), path.join(entry.parentPath, entry.name)));
const text = (folder: string, names: readonly string[]) =>
  names.map((name) => readFileSync(path.join(src, folder, name), 'utf8')).join('\n');

function withParts(folder: string, seen: Set<string>): string {
  if (seen.has(folder)) return '';
  seen.add(folder);
  const sources = files(folder).filter((name) => !aside.test(name));
  const parts = sources
    .flatMap((name) =>
      [...text(folder, [name]).matchAll(/from '(\.\.?\/[\w./-]+)\/[\w.]+\.js'/g)].map(([, to = '']) =>
        path.relative(src, path.resolve(src, folder, path.dirname(name), to)),
      ),
    )
    .filter((to) => to !== folder && !['labels', 'foundations/provider'].includes(to));
  return [text(folder, sources), ...parts.map((part) => withParts(part, seen))].join('\n');
}

function guidesOf(folder: string): ReadonlyMap<string, ComponentDocs> {
  const own = Object.entries(modules).filter(([file]) => path.dirname(file) === `../../src/${folder}`);
  return new Map(own.flatMap(([, exports]) => Object.entries(exports)));
}

/** The folders from which the package exports components, in the order of its entries. */
export function kitFolders(): readonly KitFolder[] {
  const entries = text('.', ['index.ts', 'screens.ts']);
  const exported = new Map<string, string[]>();
  const lines = entries.matchAll(/export \{([^}]+)\} from '\.\/([\w-]+\/[\w-]+)\/[\w./-]+\.js'/g);
  for (const [, names = '', folder = ''] of lines) {
    const components = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*[a-z]/.test(name));
    if (components.length > 0) exported.set(folder, [...(exported.get(folder) ?? []), ...components]);
  }

  return [...exported].map(([name, components]) => {
    const all = files(name);
    return {
      name,
      components,
      guides: guidesOf(name),
      stories: text(
        name,
        all.filter((file) => file.endsWith('.stories.tsx')),
      ),
      source: text(
        name,
        all.filter((file) => !aside.test(file)),
      ),
      sourceWithParts: withParts(name, new Set()),
      labels: Object.keys(englishLabels).filter((group) => kebab(group) === path.basename(name)),
    };
  });
}
