import type { CSSProperties } from 'react';

interface GivenProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const landsOnRoot = (name: string) => name === 'className' || name === 'style' || name.startsWith('data-');

/**
 * Parts the props of a field that wraps one native control: `className`, `style` and `data-*` are for its root, all
 * else (`id`, `name`, `aria-*`, events) is the control's.
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
