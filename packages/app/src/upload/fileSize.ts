const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file in the largest unit that it has one of: "84 kB". */
export function fileSize(bytes: number, locale: string): string {
  const exponent = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** exponent;
  const maximumFractionDigits = exponent > 1 ? 1 : 0;
  return value.toLocaleString(locale, { style: 'unit', unit: UNITS[exponent], maximumFractionDigits });
}
