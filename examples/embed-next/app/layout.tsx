import { CredenceProvider } from '@credence/ui';
import '@credence/ui/styles.css';
import '@credence/ui/fonts.css';
import type { ReactNode } from 'react';

// An icon without content, so that browsers ask for none.
export const metadata = { title: 'A question', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ maxWidth: '50rem', margin: '0 auto', padding: '1rem' }}>
        <CredenceProvider>{children}</CredenceProvider>
      </body>
    </html>
  );
}
