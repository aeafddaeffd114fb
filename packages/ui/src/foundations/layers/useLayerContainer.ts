import { useMemo } from 'react';
import { useCredence } from '../provider/useCredence.js';

/**
 * Where a layer is rendered: in the provider's `portalContainer`. Without one, in the page's own modal dialog if one is
 * open, because nobody reaches what is outside it. It stays there until the layer closes.
 */
export function useLayerContainer(open: boolean): { container?: HTMLElement } {
  const { portalContainer } = useCredence();
  return useMemo(() => {
    const container = portalContainer ?? (open ? modalOfPage() : undefined);
    return container ? { container } : {};
  }, [open, portalContainer]);
}

function modalOfPage(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
}
