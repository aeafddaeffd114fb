import { useMemo } from 'react';
import { useCredence } from '../../foundations/provider/useCredence.js';

/** Formats values as the caller specifies, or in the provider's language with at most one decimal place. */
export function useValueFormat(given: ((value: number) => string) | undefined): (value: number) => string {
  const { locale } = useCredence();
  return useMemo(() => {
    if (given) return given;
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    const tiny = new Intl.NumberFormat(locale, { maximumSignificantDigits: 1 });
    return (value) => {
      const size = Math.abs(value);
      // A value that is not zero is not shown as zero, and nobody reads 300 digits.
      if (size > 0 && size < 0.05) return tiny.format(value);
      return (size < 1e9 ? plain : compact).format(value);
    };
  }, [given, locale]);
}
