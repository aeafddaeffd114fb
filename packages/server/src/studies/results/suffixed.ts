/** The name of a file with what is in it: "larynx E3.xdsl". */
export const suffixed = (filename: string, suffix: string): string =>
  filename.replace(/(?=\.[A-Za-z0-9]{1,8}$)|$/, ` ${suffix}`);
