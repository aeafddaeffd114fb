import { ProgressBar } from '../../../../src/index.js';
import { progressPromises } from '../../../../stories/docs/promises/progress.js';
import type { Kind } from '../keepPromises.js';

export default {
  promises: progressPromises,
  seenAs: '[role="progressbar"]',
  controls: {
    ProgressBar: { render: (props) => <ProgressBar value={38} label="Answered" {...props} /> },
  },
} satisfies Kind;
