import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react';
import { CredenceProvider } from '../../src/foundations/provider/CredenceProvider.js';
import { PageStyles } from '../../src/foundations/theme/PageStyles.styles.js';
import { docsTheme } from './docsTheme.js';

type Globals = Readonly<Record<string, unknown>>;

/** The frame of every documentation page: styled by the kit, in the colour scheme selected in the toolbar. */
export default function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => globalsOf(context));
  const system = globals.theme === 'system';
  const dark = system ? matchMedia('(prefers-color-scheme: dark)').matches : globals.theme === 'dark';
  const scheme = dark ? 'dark' : 'light';

  useEffect(() => {
    // The event cannot be trusted: a story in a frame of its own reports its globals as well.
    const update = () => setGlobals(globalsOf(context));
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  useEffect(() => document.documentElement.setAttribute('data-credence-theme', scheme), [scheme]);

  return (
    <StorybookContainer context={context} theme={useMemo(() => docsTheme(scheme), [scheme])}>
      <CredenceProvider>
        <PageStyles />
        {children}
      </CredenceProvider>
    </StorybookContainer>
  );
}

/** The toolbar's initial values. A page that belongs to no story has no other way to get them. */
function globalsOf(context: object): Globals {
  const { store } = context as { store?: { userGlobals?: { get(): Globals } } };
  return store?.userGlobals?.get() ?? {};
}
