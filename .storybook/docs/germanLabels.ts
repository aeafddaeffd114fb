/** Every group of German labels that stands beside its component, by the name of its export. */
const modules = import.meta.glob<Record<string, object>>('../../packages/ui/src/**/*.labels.de.ts', { eager: true });

/** The German strings of a group of the labels, or nothing where there are none yet. */
export function germanLabels(group: string): object | undefined {
  for (const exports of Object.values(modules)) {
    const found = exports[`${group}LabelsDe`];
    if (found) return found;
  }
  return undefined;
}
