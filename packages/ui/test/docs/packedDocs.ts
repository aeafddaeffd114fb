import { allGuides } from '../../stories/docs/allGuides.js';
import { guidesIndex, guideText } from '../../stories/docs/guideText.js';
import { languagesText } from '../../stories/docs/languagesText.js';
import { versionsText } from '../../stories/docs/versionsText.js';
import { kitFolders } from './kitFolders.js';
import { propsText } from './propsText.js';

/** The components of each guide: the one that it is named for, then the others of its folder without a guide. */
export const documentedBy: ReadonlyMap<string, readonly string[]> = new Map(
  kitFolders().flatMap(({ name: folder, components }) => {
    const [first, ...others] = allGuides.filter((guide) => guide.folder === folder).map(({ name }) => name);
    const alone = components.filter((component) => component !== first && !others.includes(component));
    const of = (name: string) => components.filter((component) => component === name);
    return first
      ? [[first, [...of(first), ...alone]] as const, ...others.map((name) => [name, of(name)] as const)]
      : [];
  }),
);

/** The text files that are made for the package, by their paths in it. */
export const packedDocs = (): ReadonlyMap<string, string> =>
  new Map([
    ...allGuides.map(
      ({ name, guide }) =>
        [`docs/${name}.md`, guideText(name, guide, propsText(documentedBy.get(name) ?? []))] as const,
    ),
    ['docs/languages.md', languagesText()],
    ['docs/versioning.md', versionsText()],
    ['llms.txt', guidesIndex(allGuides)],
  ]);
