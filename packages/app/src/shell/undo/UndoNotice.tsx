import { Alert, Button, useDockHeight } from '@credence/ui';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { focusTitle } from '../layout/focusTitle.js';
import { Notice, TimeLeft } from './UndoNotice.styles.js';
import type { UndoOffer, UndoOutcome } from './useUndo.js';

/** How long an action can be undone, in milliseconds. */
const TEN_SECONDS = 10_000;

interface UndoNoticeProps {
  offer: UndoOffer;
  /** Called with a message for screen readers. */
  onAnnounce: (sentence: string) => void;
  onClose: () => void;
}

/** Offers to undo one action, then shows the result. The countdown pauses while the user is interacting with it. */
export function UndoNotice({ offer, onAnnounce, onClose }: UndoNoticeProps) {
  const { undo: text } = useFirstText();
  const root = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { takeBack, undoing, outcome } = useTakeBack(offer, root, onAnnounce);
  const hidden = usePageHidden();
  const dockHeight = useDockHeight();
  const failed = outcome?.ok === false;
  const paused = hovered || focused || hidden || undoing || failed;

  const close = () => {
    const hadFocus = root.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) focusTitle();
  };
  useCountdown({ ms: TEN_SECONDS, paused, onEnd: close });

  useEffect(() => {
    onAnnounce(text.announced(offer.text));
    // The button of the action may be gone with its row, so keyboard users continue here.
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) (undoButton.current ?? dismissButton.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [offer, onAnnounce, text]);

  return (
    <Notice
      ref={root}
      tabIndex={-1}
      style={{ marginBlockEnd: dockHeight }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A click focuses this too, although the pointer may have left long ago.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <Alert
        tone={failed ? 'error' : outcome ? 'success' : 'info'}
        {...(failed ? {} : { role: 'group' })}
        action={
          outcome ? undefined : (
            <UndoButton buttonRef={undoButton} offer={offer} busy={undoing} onClick={() => void takeBack()} />
          )
        }
        dismissRef={dismissButton}
        onDismiss={close}
      >
        {outcome?.text ?? offer.text}
      </Alert>
      {failed ? null : (
        <TimeLeft data-paused={paused ? '' : undefined} style={{ animationDuration: `${TEN_SECONDS}ms` }} />
      )}
    </Notice>
  );
}

interface UndoButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  offer: UndoOffer;
  busy: boolean;
  onClick: () => void;
}

function UndoButton({ buttonRef, offer, busy, onClick }: UndoButtonProps) {
  const { undo: text } = useFirstText();
  return (
    <Button ref={buttonRef} size="small" busy={busy} aria-label={text.undoOf(offer.text)} onClick={onClick}>
      {text.undo}
    </Button>
  );
}

function useTakeBack(offer: UndoOffer, root: RefObject<HTMLElement | null>, onAnnounce: UndoNoticeProps['onAnnounce']) {
  const [undoing, setUndoing] = useState(false);
  // Rendered state updates too late: a double click would undo twice.
  const pressed = useRef(false);
  const [outcome, setOutcome] = useState<UndoOutcome>();

  const takeBack = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setUndoing(true);
    const result = await offer.undo();
    setUndoing(false);
    setOutcome(result);
    if (result.ok) onAnnounce(result.text);
    // The button disappears, so the focus moves to the notice.
    if (root.current?.contains(document.activeElement)) root.current.focus({ preventScroll: true });
  };
  return { takeBack, undoing, outcome };
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Whether the page is hidden: its tab is in the background, or its window is minimised. */
function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Calls `onEnd` after `ms` milliseconds, not counting time spent paused. */
function useCountdown({ ms, paused, onEnd }: { ms: number; paused: boolean; onEnd: () => void }): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
