import { Gained, Lost } from './Between.styles.js';
import { Layer } from './Layer.js';
import type { BetweenProps } from './Picture.js';

const gained = <Gained data-slot="gained" />;
const lost = <Lost data-slot="lost" />;

/** The people between two shares: gained in the one, or lost to the other. */
export function Between({ filled, compared, ...rest }: BetweenProps) {
  return (
    <>
      <Layer {...rest} drawn={lost} from={filled} to={compared} />
      <Layer {...rest} drawn={gained} from={compared} to={filled} />
    </>
  );
}
