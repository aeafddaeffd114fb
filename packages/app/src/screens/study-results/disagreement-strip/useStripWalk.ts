import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { barAt, type StripLayout } from './layStrip.js';
import type { StripQuestion } from './stripQuestion.js';
import { walkStrip } from './walkStrip.js';

/** How somebody came to a question: by a press on its bar, or by a key. */
export type StripReason = 'press' | 'key';

interface StripWalkOptions {
  questions: readonly StripQuestion[];
  layout: StripLayout;
  width: number;
  rtl: boolean;
  /** The index of the question that is shown; -1 if none is. */
  current: number;
  onGo: (id: string, reason: StripReason) => void;
  onChoose: ((chosen: boolean, id: string) => void) | undefined;
}

/** The question that is pointed at or was walked to, and the handlers of the element around the bars. */
export function useStripWalk({ questions, layout, width, rtl, current, onGo, onChoose }: StripWalkOptions) {
  const [hovered, setHovered] = useState<number>();
  const [walked, setWalked] = useState(false);
  const under = ({ currentTarget, clientX }: { currentTarget: Element; clientX: number }) => {
    const box = currentTarget.getBoundingClientRect();
    const place = rtl ? box.right - clientX : clientX - box.left;
    return barAt(layout.bars, (place / box.width) * width);
  };

  const go = (index: number, reason: StripReason) => {
    const to = questions[index];
    if (to && to.id !== questions[current]?.id) onGo(to.id, reason);
  };
  const choose = () => {
    const question = questions[current];
    if (question) onChoose?.(!question.chosen, question.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    // Some keyboards have brackets only with control and alt.
    if (key !== '[' && key !== ']' && (event.ctrlKey || event.altKey || event.metaKey)) return;
    const to = walkStrip(key, current, { chosen: questions.map(({ chosen }) => chosen === true), rtl });
    if (to !== undefined) go(to, 'key');
    else if (key === ' ') choose();
    else return;
    event.preventDefault();
    setHovered(undefined);
    setWalked(true);
  };

  return {
    hovered: hovered !== undefined && hovered < questions.length ? hovered : undefined,
    walked,
    handlers: {
      onKeyDown,
      onBlur: () => setWalked(false),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') setHovered(under(event));
      },
      onPointerLeave: () => setHovered(undefined),
      onClick: (event: MouseEvent<HTMLElement>) => {
        const index = under(event);
        if (index !== undefined) go(index, 'press');
      },
    },
  };
}
