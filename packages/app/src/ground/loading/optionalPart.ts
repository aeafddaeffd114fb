import { isNotLoaded, untilLoaded } from '@credence/ui/later/untilLoaded';
import { type ComponentType, lazy } from 'react';

/**
 * A part that a page can do without: where its file does not come, `Without` stands in its place. What a page needs is
 * loaded with the kit's `later`, which says so and tries again. An error in the file is an error of the page.
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Without: ComponentType<Props>,
) =>
  lazy(async () => {
    try {
      return { default: await untilLoaded(load) };
    } catch (cause) {
      if (!isNotLoaded(cause)) throw cause;
      return { default: Without };
    }
  });
