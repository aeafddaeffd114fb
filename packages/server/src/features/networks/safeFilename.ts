const LONGEST = 120;
const FALLBACK = 'network.xml';
/** Control characters, and those that turn text around or take no room. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The name of an uploaded file as it is stored, shown and sent back: its last part, without invisible characters and
 * path separators, of bounded length. A name that nothing is left of becomes network.xml.
 */
export function safeFilename(given: string): string {
  const base = given.normalize('NFC').replaceAll(INVISIBLE, '').split(/[\\/]/).at(-1)?.trim() ?? '';
  const plain = base.replace(/^\.+/, '').replaceAll(/[<>:"|?*]/g, '_');
  if (!/[\p{L}\p{N}]/u.test(plain) || DEVICE.test(plain)) return FALLBACK;
  const characters = [...plain];
  if (characters.length <= LONGEST) return plain;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return characters.slice(0, LONGEST - ending.length).join('') + ending;
}
