/** A share in percent: whole numbers, and near 0 and 100 as many decimals as tell it apart from them. */
export function writeShare(share: number, locale: string): string {
  const percent = 100 * share;
  const distance = Math.min(percent, 100 - percent);
  const decimals = distance >= 0.5 || distance < 5e-7 ? 0 : Math.ceil(-Math.log10(distance));
  return percent.toLocaleString(locale, { maximumFractionDigits: decimals });
}
