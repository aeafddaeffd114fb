import { SelectField } from '../../../../src/index.js';
import { selectPromises } from '../../../../stories/docs/promises/select.js';
import type { Kind } from '../keepPromises.js';

/** Given its options as `children`. The selects inside a table or a pagination belong to those kinds. */
export default {
  promises: selectPromises,
  seenAs: '[data-slot="select"]',
  controls: {
    SelectField: { render: (props) => <SelectField label="Period" {...props} /> },
  },
} satisfies Kind;
