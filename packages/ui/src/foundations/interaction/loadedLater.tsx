import { type ComponentType, lazy } from 'react';

/**
 * A component whose script a page loads when it is first drawn; until then the `Suspense` around it shows its place. A
 * server writes a page in one go, and loads it together with the kit.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  if (typeof document === 'undefined') {
    void load().then((loaded) => {
      Loaded = loaded;
    });
  }
  return (props) => <Loaded {...props} />;
}
