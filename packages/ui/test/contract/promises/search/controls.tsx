import { SearchField } from '../../../../src/index.js';
import { searchPromises } from '../../../../stories/docs/promises/search.js';
import type { Kind } from '../keepPromises.js';

export default {
  promises: searchPromises,
  seenAs: 'input[type="search"]',
  controls: {
    SearchField: { render: (props) => <SearchField label="Search nodes" {...props} /> },
  },
} satisfies Kind;
