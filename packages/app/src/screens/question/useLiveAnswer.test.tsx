import { StrictMode, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { AnswerDraft } from '../../features/answering/answerDraft.js';
import { useLiveAnswer } from './useLiveAnswer.js';

const answered = (percent: number): AnswerDraft => ({ values: [percent], certainty: null, comment: '' });

/** Answers questions with one state; the first key of each may be pressed before React has run its effects. */
async function answer(visit: string, firstKey: Readonly<Record<string, number>> = {}) {
  const drafts: string[] = [];
  const hook = await renderHook(
    (props?: { visit: string }) => {
      const { visit: asked } = props ?? { visit };
      const live = useLiveAnswer(
        asked,
        () => answered(50),
        ({ values }) => drafts.push(`${asked}: ${JSON.stringify(values[0])}`),
      );
      const { step } = live;
      useLayoutEffect(() => {
        const percent = firstKey[asked];
        if (percent !== undefined) step(answered(percent));
      }, [asked, step]);
      return live;
    },
    { initialProps: { visit }, wrapper: StrictMode },
  );
  return { ...hook, drafts };
}

test('R-3172: a key that was about to follow is the draft of its own question', async () => {
  const { result, rerender, drafts } = await answer('1');
  result.current.step(answered(62));
  await rerender({ visit: '2' });
  expect(drafts).toEqual(['1: 62']);
  expect(result.current.answer.values).toEqual([50]);
});

test('R-3172: a key that comes at once in the next question waits for none of the one before', async () => {
  const { result, rerender, act, drafts } = await answer('1', { 2: 30 });
  result.current.step(answered(62));
  await rerender({ visit: '2' });
  await act(() => result.current.settle());
  expect(drafts).toEqual(['1: 62', '2: 30']);
  expect(result.current.answer.values).toEqual([30]);
});

test('R-3166: whatever draws the screen, it shows the answer that the rows show', async () => {
  const { result, rerender } = await answer('1');
  result.current.step(answered(62));
  await rerender({ visit: '1' });
  expect(result.current.answer.values).toEqual([62]);
});
