/**
 * Writes a share in percent with at most one decimal place, and with more where it would else read as impossible or
 * certain though nobody said so: 0.03 and 99.97, but 0 and 100.
 */
export function shareFormat(locale: string): (percent: number) => string {
  return (percent) => {
    const fromTheEnd = Math.min(percent, 100 - percent);
    const isNearEnd = fromTheEnd > 0 && fromTheEnd < 0.05;
    const maximumFractionDigits = isNearEnd ? Math.min(6, Math.ceil(-Math.log10(fromTheEnd))) : 1;
    return percent.toLocaleString(locale, { maximumFractionDigits });
  };
}
