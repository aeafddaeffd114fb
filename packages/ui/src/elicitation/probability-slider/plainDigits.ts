/** The digits and signs of full-width, Arabic and Persian keyboards, of which a number is made, as those of ASCII. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, '.');
