import type { verbalScaleLabels } from './verbalScale.labels.js';

/** Die sieben Worte an denselben Prozentwerten wie die englischen. */
export const verbalScaleLabelsDe: typeof verbalScaleLabels = {
  anchors: [
    { label: '(fast) unmöglich', percent: 0 },
    { label: 'unwahrscheinlich', percent: 15 },
    { label: 'ungewiss', percent: 25 },
    { label: 'fifty-fifty', percent: 50 },
    { label: 'zu erwarten', percent: 75 },
    { label: 'wahrscheinlich', percent: 85 },
    { label: '(fast) sicher', percent: 100 },
  ],
  between: (lower, upper) => `zwischen ${lower} und ${upper}`,
};
