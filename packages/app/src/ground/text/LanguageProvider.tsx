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
  const { language, text, labels } = useSyncExternalStore(onLanguage, catalogue);
  return (
    <CredenceProvider
      {...(language === 'en' ? {} : { locale: language })}
      {...(labels ? { labels } : {})}
      {...(nonce ? { nonce } : {})}
    >
      <TextContext value={text}>{children}</TextContext>
    </CredenceProvider>
  );
}
