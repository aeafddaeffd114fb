/** Keys by their names in tests, as tables of keys write them. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': 'space',
  Control: 'Ctrl',
  PageDown: 'page up and down',
  PageUp: 'page up and down',
};
/** In `userEvent.keyboard`, a bracket stands for itself where there are two. */
const KEY = /\{(Control|Shift)>\}([^]*?)\{\/\1\}|\{(\w+)[^}]*\}+|\[\[|[^]/g;
const PRESSES =
  /userEvent\s*\.(?:keyboard\((['"`])(.*?)\1|(tab\()|type\([^\n]*?(\{\w+\}))|\b(isReachedByKeys)(?!\.js| } from)/g;

function nameOf(key: string): string {
  if (key.startsWith('Arrow')) return 'arrow keys';
  if (/^\d$/.test(key)) return 'digits';
  if (/^\p{L}$/u.test(key)) return 'letters';
  return NAMES[key] ?? key.replace('[[', '[');
}

/** The keys in what `userEvent.keyboard` is given. */
const keysOf = (pressed: string): readonly string[] =>
  [...pressed.matchAll(KEY)].flatMap(([all, modifier, keys = '', named]) =>
    modifier ? keysIn(keys).map((key) => `${nameOf(modifier)} + ${key}`) : [nameOf(named ?? all)],
  );

/** The same below a modifier, with the letter itself. */
const keysIn = (pressed: string): readonly string[] =>
  [...pressed.matchAll(KEY)].map(([all, , , named]) =>
    /^\p{L}$/u.test(all) ? all.toUpperCase() : nameOf(named ?? all),
  );

/** Every key that the text of stories presses: by itself, among what is typed, or Tab through everything. */
export function pressedIn(stories: string): readonly string[] {
  const keys = [...stories.matchAll(PRESSES)].flatMap(([, , pressed, tab, typed, reached]) =>
    tab || reached ? ['Tab'] : keysOf(pressed ?? typed ?? ''),
  );
  return [...new Set(keys)].sort((a, b) => Number(b === 'Tab') - Number(a === 'Tab') || a.localeCompare(b, 'en'));
}
