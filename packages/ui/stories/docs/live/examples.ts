const texts = import.meta.glob<string>('../../examples/*.tsx', { query: '?raw', import: 'default' });

/** The name of the example for a file of stories: `Button` for `Button.stories.tsx`, as guides are named. */
export function nameOf(file: string): string {
  const name = /([\w-]+)\.stories\.tsx$/.exec(file)?.[1] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Loads the text of an example; undefined if there is none of this name. */
export const exampleText = (name: string): Promise<string> | undefined => texts[`../../examples/${name}.tsx`]?.();
