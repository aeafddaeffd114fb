import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Announcement } from '../layout/RouteFocus.styles.js';
import { session } from '../../ground/session/index.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { UndoNotice } from './UndoNotice.js';
import { Notices } from './UndoNotice.styles.js';
import { UndoContext, type UndoOffer } from './useUndo.js';

interface Shown {
  readonly id: number;
  readonly offer: UndoOffer;
}

/** Shows the actions that can be undone, newest last. It survives navigation and is cleared when the session ends. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const { undo: text } = useFirstText();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [announced, setAnnounced] = useState('');

  const offer = useCallback((next: UndoOffer) => {
    setShown((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, offer: next }]);
  }, []);
  const remove = useCallback((id: number) => setShown((before) => before.filter((other) => other.id !== id)), []);

  useEffect(() => {
    const forget = () => setShown([]);
    const stops = (['ended', 'replaced', 'loggedOut'] as const).map((name) => session.on(name, forget));
    return () => stops.forEach((stop) => stop());
  }, []);

  return (
    <UndoContext value={offer}>
      {children}
      {shown.length > 0 ? (
        <Notices aria-label={text.region}>
          {shown.map(({ id, offer: one }) => (
            <UndoNotice key={id} offer={one} onAnnounce={setAnnounced} onClose={() => remove(id)} />
          ))}
        </Notices>
      ) : null}
      <Announcement role="status">{announced}</Announcement>
    </UndoContext>
  );
}
