import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { NotLoaded } from './NotLoaded.js';
import { isNotLoaded, untilLoaded } from './untilLoaded.js';

export interface PlaceProps {
  /** That the part could not be loaded, and the way to try again; undefined while it is coming. */
  children?: ReactNode;
}

/**
 * A component whose file is asked for when it is drawn first. Until it comes, `Place` stands there, as large as the part
 * and saying nothing of it. A file that does not come after a few tries is told in that place, with a button that tries
 * again: thrown, it would take the whole page with it, and what somebody has typed there. An error in the file is thrown.
 * @param here the part, if its file has come for another reason: it is then drawn at once
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props & PlaceProps>,
  here: () => ComponentType<Props> | undefined = () => undefined,
): ComponentType<Props> {
  const onPage = new Set<() => void>();
  const draw = (part: ComponentType<Props>) => {
    Part = part;
    for (const drawAgain of onPage) drawAgain();
  };
  const tryAgain = async () => {
    try {
      draw(await untilLoaded(load));
    } catch (cause) {
      if (isNotLoaded(cause)) return;
      draw(() => {
        throw cause;
      });
    }
  };
  function Failed(props: Props) {
    return (
      <Place {...props}>
        <NotLoaded onTryAgain={tryAgain} />
      </Place>
    );
  }
  let isAsked = false;
  let Part: ComponentType<Props> = lazy(async () => {
    isAsked = true;
    try {
      return { default: await untilLoaded(load) };
    } catch (cause) {
      // A server leaves to the browser what it could not load itself.
      if (typeof document === 'undefined' || !isNotLoaded(cause)) throw cause;
      return { default: Failed };
    }
  });
  // A server that writes a page in one go waits for nothing: there it is loaded together with the kit. One that cannot
  // be loaded is an error of the page that needs it, and not of the process.
  if (typeof document === 'undefined') load().then(draw, () => undefined);

  const current = () => {
    // Once it is asked for, another one would begin anew what somebody does in it.
    if (!isAsked) Part = here() ?? Part;
    return Part;
  };
  const subscribe = (drawAgain: () => void) => {
    onPage.add(drawAgain);
    return () => void onPage.delete(drawAgain);
  };
  return function Later(props: Props) {
    const Now = useSyncExternalStore(subscribe, current, current);
    return (
      <Suspense fallback={<Place {...props} />}>
        <Now {...props} />
      </Suspense>
    );
  };
}
