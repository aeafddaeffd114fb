const steps = [
  ['byte', 1],
  ['kilobyte', 1000],
  ['megabyte', 1000 ** 2],
  ['gigabyte', 1000 ** 3],
] as const;

/** Formats a size in bytes for display, in the given language: "84 kB", "1.2 MB". */
export function formatFileSize(bytes: number, locale: string): string {
  const [unit, size] = steps.findLast(([, least]) => bytes >= least) ?? steps[0];
  const value = bytes / size;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: value < 10 && unit !== 'byte' ? 1 : 0,
  }).format(value);
}
