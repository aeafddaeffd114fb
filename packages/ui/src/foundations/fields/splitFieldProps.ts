import type { CSSProperties } from 'react';

interface GivenProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const landsOnRoot = (name: string) => name === 'className' || name === 'style' || name.startsWith('data-');

/**
 * Splits the props of a field around a native control: `className`, `style` and `data-*` go to its root, everything
 * else (`id`, `name`, `aria-*`, events) to the control.
 */
export function splitFieldProps<Props extends GivenProps>(
  props: Props,
): { root: Pick<Props, 'className' | 'style'>; control: Omit<Props, 'className' | 'style'> } {
  const entries = Object.entries(props);
  return {
    root: Object.fromEntries(entries.filter(([name]) => landsOnRoot(name))),
    control: Object.fromEntries(entries.filter(([name]) => !landsOnRoot(name))) as Omit<Props, 'className' | 'style'>,
  };
}
