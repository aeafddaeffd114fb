import type { ReactNode } from 'react';
import { CredenceProvider, type CredenceProviderProps } from '../../../../src/index.js';
import { providerPromises } from '../../../../stories/docs/promises/provider.js';
import type { ControlOfKind, Kind } from '../keepPromises.js';

interface Provider extends ControlOfKind {
  readonly around: (children: ReactNode, props?: CredenceProviderProps) => ReactNode;
}

export default {
  promises: providerPromises,
  // It draws nothing.
  seenAs: undefined,
  controls: {
    CredenceProvider: {
      render: (props) => <CredenceProvider {...props} />,
      around: (children: ReactNode, props: CredenceProviderProps = {}) => (
        <CredenceProvider {...props}>{children}</CredenceProvider>
      ),
    },
  },
} satisfies Kind<Provider>;
