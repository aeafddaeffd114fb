import { Switch } from '../../../../src/index.js';
import { switchPromises } from '../../../../stories/docs/promises/switch.js';
import type { Kind } from '../keepPromises.js';

export default {
  promises: switchPromises,
  seenAs: '[role="switch"]',
  controls: {
    Switch: { render: (props) => <Switch {...props}>Set all remaining</Switch> },
  },
} satisfies Kind;
