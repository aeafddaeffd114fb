import { called } from './overflow.js';

const seconds = (list: string) =>
  Math.max(...list.split(',').map((each) => Number.parseFloat(each) * (/\dms/.test(each) ? 0.001 : 1)));

/** What still moves with reduced motion: any animation longer than a hundredth of a second. */
export function moving(): readonly string[] {
  const running = document.getAnimations().filter((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' && (Number(duration) > 10 || iterations === Infinity);
  });
  const targets = running.map((animation) => (animation.effect as KeyframeEffect | null)?.target ?? document.body);
  const slow = [...document.body.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(element);
    return transitionProperty !== 'none' && seconds(transitionDuration) > 0.01;
  });
  return [...targets, ...slow].map((element) => `${called(element)} moves`);
}
