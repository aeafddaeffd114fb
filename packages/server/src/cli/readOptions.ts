import { optionNames, type Options } from './command.js';

/** What was typed behind `credence`, apart. */
export interface Given {
  /** The command and its argument. */
  readonly words: readonly string[];
  readonly options: Options;
  /** Whether --yes was among them. */
  readonly confirmed: boolean;
}

/** Takes the options out of the words, wherever they stand. */
export function readOptions(given: readonly string[]): Given {
  const options: Record<keyof Options, string[]> = { to: [], identity: [], erasures: [] };
  const words: string[] = [];
  let confirmed = false;
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at]!;
    const name = optionNames.find((option) => word === `--${option}`);
    const value = given[at + 1];
    if (name && value !== undefined) {
      options[name].push(value);
      at += 1;
    } else if (word === '--yes') confirmed = true;
    else words.push(word);
  }
  return { words, options, confirmed };
}
