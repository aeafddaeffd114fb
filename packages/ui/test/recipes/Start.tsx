import { CredenceProvider } from '@credence/ui';
import '@credence/ui/styles.css';
import '@credence/ui/fonts.css'; // optional
import type { ReactNode } from 'react';

export default function Start({ children }: { children: ReactNode }) {
  return <CredenceProvider>{children}</CredenceProvider>;
}
