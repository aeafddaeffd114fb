/** The pages of Storybook that documents of the package are shown on. */
const PAGES: Readonly<Record<string, string>> = { 'forms.md': 'recipes-a-form-that-posts--docs' };
const PARTS = /(`[^`]*`|\[[^\]]+\]\([\w-]+\.md\))/;

/** Text with `code` between backticks, and links to other documents of the package. */
export function Marked({ children }: { children: string }) {
  return children.split(PARTS).map((part, index) => {
    if (part.startsWith('`') && part.endsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    const [, words, file = ''] = /^\[([^\]]+)\]\(([\w-]+\.md)\)$/.exec(part) ?? [];
    return words ? (
      <a key={index} href={`./?path=/docs/${PAGES[file]}`} target="_top">
        {words}
      </a>
    ) : (
      part
    );
  });
}
