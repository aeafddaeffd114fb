import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useStateOf } from './useStateOf.js';

/** The state of a question, and every one that a render has shown. */
async function asking(question: string) {
  const shown: string[] = [];
  const hook = await renderHook(
    (props?: { question: string }) => {
      const { question: asked } = props ?? { question };
      const [state, set] = useStateOf(asked, () => `new of ${asked}`);
      shown.push(`${asked}: ${state}`);
      return { state, set };
    },
    { initialProps: { question } },
  );
  return { ...hook, shown };
}

test('R-3172: what is said of a question is never shown with the next one', async () => {
  const { result, rerender, act, shown } = await asking('1');
  await act(() => result.current.set('62 %'));
  expect(result.current.state).toBe('62 %');
  await rerender({ question: '2' });
  expect(result.current.state).toBe('new of 2');
  expect(shown).not.toContain('2: 62 %');
});

test('R-3172: what comes late for a question does not touch the next one', async () => {
  const { result, rerender, act } = await asking('1');
  const { set } = result.current;
  await rerender({ question: '2' });
  await act(() => result.current.set('30 %'));
  await act(() => set('62 %'));
  expect(result.current.state).toBe('30 %');
});
