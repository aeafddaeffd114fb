import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WhenNear } from '../../../ground/loading/WhenNear.js';
import { Supposing as Place } from '../matters/matters.styles.js';
import { useFindings } from './useFindings.js';

interface SupposingProps {
  networkId: string;
  children: ReactNode;
}

/** The place of what follows from findings. A finding set elsewhere, as in the map, brings it into view. */
export function Supposing({ networkId, children }: SupposingProps) {
  const [findings] = useFindings(networkId);
  const place = useRef<HTMLDivElement>(null);
  const [atFirst] = useState(findings);
  const shown = useRef(findings);
  useEffect(() => {
    const element = place.current;
    if (!element || shown.current === findings) return;
    shown.current = findings;
    if (!element.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' });
  }, [findings]);
  return (
    <Place ref={place}>
      <WhenNear now={findings !== atFirst}>{children}</WhenNear>
    </Place>
  );
}
