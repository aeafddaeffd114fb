import { CredenceProvider } from '@credence/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { catalogue, onLanguage } from './language.js';
import { TextContext } from './useText.js';

interface LanguageProviderProps {
  /** The nonce of the page's Content-Security-Policy. */
  nonce?: string;
  children: ReactNode;
}

/** Provides the application and the kit with their texts in the user's language. */
export function LanguageProvider({ nonce, children }: LanguageProviderProps) {
  const { text, labels } = useSyncExternalStore(onLanguage, catalogue, catalogue);
  return (
    <CredenceProvider locale={text.common.locale} {...(labels ? { labels } : {})} {...(nonce ? { nonce } : {})}>
      <TextContext value={text}>{children}</TextContext>
    </CredenceProvider>
  );
}
