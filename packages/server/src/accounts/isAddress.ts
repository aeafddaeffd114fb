import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Longest address with which one can register. */
const longest = 254;

/** Whether one can register with this text as e-mail address: the contract's own format. */
export function isAddress(text: string): boolean {
  return text.length <= longest && (fullFormats.email as RegExp).test(text);
}
