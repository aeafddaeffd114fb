// What somebody's page loads for one slider with a number beside it, in ours and in other libraries: built with Vite from
// pages that use them, minified, after gzip, less what a page with React alone loads. Says of the script and of script and
// sheet together whether ours is less than Radix's with a number field, and exits with 1 if one of them is not. Radix
// brings no styles: its page loads those that somebody writes for it, which nobody can weigh here. The libraries are
// installed when it runs.
import { weightOf } from './weight/build.ts';

/** The first page is ours, the second the one that it is measured against. */
const PAGES = [
  ['Credence', 'ours'],
  ['Radix, and the number field of Base UI', 'radix'],
  ['Radix, and <input type="number">', 'radixAndInput'],
  ['Base UI, both', 'baseUi'],
  ['React Aria, both', 'reactAria'],
  ['MUI, and its text field', 'mui'],
] as const;

const line = (name: string, cells: readonly string[]) =>
  name.padEnd(42) + cells.map((cell) => cell.padStart(9)).join('');

const bare = await weightOf('bare');
console.log(line('kB after gzip, without React', ['script', 'sheet', 'sum']));
const rows: { readonly script: number; readonly sum: number }[] = [];
for (const [name, page] of PAGES) {
  const weight = await weightOf(page);
  const [script, sheet] = [weight.script - bare.script, weight.sheet];
  rows.push({ script, sum: script + sheet });
  console.log(
    line(
      name,
      [script, sheet, script + sheet].map((cell) => cell.toFixed(2)),
    ),
  );
}

const [ours, theirs] = rows;
const verdict = (holds: boolean, what: string) => console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}`);
const isScriptLess = ours !== undefined && theirs !== undefined && ours.script < theirs.script;
verdict(isScriptLess, "script: a page with our slider loads less than one with Radix's and a number field");
const isSumLess = ours !== undefined && theirs !== undefined && ours.sum < theirs.sum;
verdict(isSumLess, 'script and sheet: the same with our styles, where the other page has none yet');
if (!isScriptLess || !isSumLess) process.exitCode = 1;
