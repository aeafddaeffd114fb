import { FileDrop } from '../../../../src/index.js';
import { fileDropPromises } from '../../../../stories/docs/promises/fileDrop.js';
import type { Kind } from '../keepPromises.js';

export default {
  promises: fileDropPromises,
  seenAs: 'input[type="file"]',
  controls: {
    FileDrop: { render: (props) => <FileDrop name="network" {...props} /> },
  },
} satisfies Kind;
