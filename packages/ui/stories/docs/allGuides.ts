import type { ComponentDocs } from './componentDocs.js';

const modules = import.meta.glob<Record<string, ComponentDocs>>('../../src/**/*.docs.ts', { eager: true });

/** A guide and its subject: `Button`, from the name of its file. */
export interface NamedGuide {
  readonly name: string;
  /** Where it stands, below `src`: `controls/button`. */
  readonly folder: string;
  /** What its file exports it as, and stories name: `buttonDocs`. */
  readonly exported: string;
  readonly guide: ComponentDocs;
}

/** Every guide of the kit, by name. */
export const allGuides: readonly NamedGuide[] = Object.entries(modules)
  .flatMap(([file, exports]) =>
    Object.entries(exports).map(([exported, guide], _index, all) => ({
      name:
        all.length > 1 ? pascal(exported.replace(/Docs$/, '')) : pascal(/([\w-]+)\.docs\.ts$/.exec(file)?.[1] ?? ''),
      exported,
      folder: /src\/(.+)\/[^/]+$/.exec(file)?.[1] ?? '',
      guide,
    })),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
