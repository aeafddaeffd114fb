import { first } from '@credence/text/english/first';
import { CredenceProvider } from '@credence/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { onLanguage, shownLanguage } from './language.js';
import { TextContext } from './useFirstText.js';

interface LanguageProviderProps {
  /** The nonce of the page's Content-Security-Policy. */
  nonce?: string;
  children: ReactNode;
}

/** Provides the application and the kit with their texts in the user's language. */
export function LanguageProvider({ nonce, children }: LanguageProviderProps) {
  const { text, labels } = useSyncExternalStore(onLanguage, shownLanguage, shownLanguage);
  const { locale } = (text ?? first).common;
  return (
    <CredenceProvider locale={locale} {...(labels ? { labels } : {})} {...(nonce ? { nonce } : {})}>
      <TextContext value={text}>{children}</TextContext>
    </CredenceProvider>
  );
}
