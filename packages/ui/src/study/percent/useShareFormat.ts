import { useMemo } from 'react';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { shareFormat } from './shareFormat.js';

/** Writes shares as the caller says, or in the language of the provider. */
export function useShareFormat(given: ((percent: number) => string) | undefined): (percent: number) => string {
  const { locale } = useCredence();
  return useMemo(() => given ?? shareFormat(locale), [given, locale]);
}
