import { allGuides } from '../../stories/docs/allGuides.js';
import { guidesIndex, guideText } from '../../stories/docs/guideText.js';
import { languagesText } from '../../stories/docs/languagesText.js';
import { versionsText } from '../../stories/docs/versionsText.js';
import { kitFolders } from './kitFolders.js';
import { propsText } from './propsText.js';

/**
 * The components of each guide: the one that it is named for. Those without a guide of their own are in the guide of
 * their folder that is named for no component, or else in its first.
 */
export const documentedBy: ReadonlyMap<string, readonly string[]> = new Map(
  kitFolders().flatMap(({ name: folder, components }) => {
    const guides = allGuides.filter((guide) => guide.folder === folder).map(({ name }) => name);
    const shared = guides.find((name) => !components.includes(name)) ?? guides[0];
    const alone = components.filter((component) => !guides.includes(component));
    const of = (name: string) => components.filter((component) => component === name);
    return guides.map((name) => [name, name === shared ? [...of(name), ...alone] : of(name)] as const);
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
