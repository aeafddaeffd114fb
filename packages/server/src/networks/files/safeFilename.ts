const LONGEST = 120;
const FALLBACK = 'network.xml';
/**
 * Control characters, and characters that reverse text or have no width. Joiners stay between what they join: many
 * scripts and some emoji are written with them.
 */
const INVISIBLE =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{Extended_Pictographic}])|(?![\u200C\u200D])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** What browsers write for a quotation mark in the name of an uploaded file. */
const QUOTE = /%22/g;
/** Names reserved for devices on Windows. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The name under which an uploaded file is stored, shown and sent back: its last path component, without invisible
 * characters and path separators, of limited length; network.xml if nothing is left.
 */
export function safeFilename(name: string): string {
  const base =
    name.replaceAll(QUOTE, '"').normalize('NFC').replaceAll(INVISIBLE, '').split(/[\\/]/).at(-1)?.trim() ?? '';
  const plain = base.replace(/^\.+/, '').replaceAll(/[<>:"|?*]/g, '_');
  if (!/[\p{L}\p{N}]/u.test(plain) || DEVICE.test(plain)) return FALLBACK;
  const characters = [...plain];
  if (characters.length <= LONGEST) return plain;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return (characters.slice(0, LONGEST - ending.length).join('') + ending).replaceAll(INVISIBLE, '');
}
