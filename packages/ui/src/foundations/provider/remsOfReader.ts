const REM = /(-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/** A node of the style sheet that styled-components is about to write. */
interface StyleNode {
  readonly type: string;
  value: string;
}

/**
 * Has styled-components write every `rem` as if `html` had the reader's own text size, on a page where it has this many
 * percent of it.
 */
export function remsOfReader(percent: number) {
  const plugin = (node: StyleNode) => {
    // A `rem` in a query of the window is the reader's already.
    if (/^(?:decl|@container)/.test(node.type))
      node.value = node.value.replace(REM, (_, factor: string) => `${(Number(factor) * 100) / percent}rem`);
  };
  // Plugins are told apart by their names.
  return Object.defineProperty(plugin, 'name', { value: `rem-${percent}` });
}
