import { useMemo } from 'react';
import { useText } from '../../../ground/text/useText.js';
import { shareFormat } from './shareFormat.js';

/** Writes shares in the user's language. */
export function useShareFormat(): (percent: number) => string {
  const { locale } = useText().common;
  return useMemo(() => shareFormat(locale), [locale]);
}
