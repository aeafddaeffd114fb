import { isLanguage, type LanguageFolder, languages, standard, type Text } from '@credence/text';
import type { Context, JSX } from 'react';
import { TextContext } from '../ground/text/useFirstText.js';

/** Values that Storybook passes by name. */
type Given = Readonly<Record<string, unknown>>;

/**
 * The words around the stories of a part of a page, in the language of the toolbar. They are loaded before a story is
 * drawn, so that its play finds them at once.
 * @param Words the context of the page's own words, which `wordsOf` loads
 */
export function inWords<Words>(Words: Context<Words | undefined>, wordsOf: (folder: LanguageFolder) => Promise<Words>) {
  const load = async ({ globals }: { globals: Given }) => {
    const language = String(globals['language']);
    const folder: LanguageFolder = languages[isLanguage(language) ? language : standard];
    const [{ text }, words] = await Promise.all([folder.app(), wordsOf(folder)]);
    return { text, words };
  };
  const provide = (Story: () => JSX.Element, { loaded }: { loaded: Given }) => (
    <TextContext value={loaded['text'] as Text}>
      <Words value={loaded['words'] as Words}>
        <Story />
      </Words>
    </TextContext>
  );
  return { loaders: [load], decorators: [provide] };
}
