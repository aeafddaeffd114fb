const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file: "84 kB". Anything below 1 kB is shown as 1 kB. */
export function fileSize(bytes: number, locale: string): string {
  const exponent = Math.min(Math.max(Math.floor(Math.log10(bytes || 1) / 3), 1), UNITS.length);
  const value = exponent === 1 ? Math.ceil(bytes / 1000) : bytes / 1000 ** exponent;
  return value.toLocaleString(locale, { style: 'unit', unit: UNITS[exponent - 1], maximumFractionDigits: 1 });
}
