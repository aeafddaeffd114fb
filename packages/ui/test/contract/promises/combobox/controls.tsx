import { Combobox } from '../../../../src/index.js';
import { comboboxPromises } from '../../../../stories/docs/promises/combobox.js';
import type { Kind } from '../keepPromises.js';

/** A place: the label alone does not say which one is meant. */
export interface Place {
  readonly key: string;
  readonly label: string;
}

/** Given `items` of `Place`. */
export default {
  promises: comboboxPromises,
  seenAs: 'input[role="combobox"]',
  controls: {
    Combobox: {
      render: (props) => (
        <Combobox<Place>
          items={[]}
          getKey={({ key }) => key}
          getLabel={({ label }) => label}
          label="Place"
          {...props}
        />
      ),
    },
  },
} satisfies Kind;
