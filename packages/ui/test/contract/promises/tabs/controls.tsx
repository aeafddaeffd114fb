import { Tabs } from '../../../../src/index.js';
import { tabsPromises } from '../../../../stories/docs/promises/tabs.js';
import type { Kind } from '../keepPromises.js';

/** Given `panels`. */
export default {
  promises: tabsPromises,
  seenAs: '[role="tablist"]',
  controls: {
    Tabs: { render: (props) => <Tabs label="View" panels={[]} {...props} /> },
  },
} satisfies Kind;
