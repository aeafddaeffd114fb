import { only, type Rule, shippedIn, sisterOf } from './rule.ts';

const TEXT = 'packages/text/src';
/** The folder of a language that a module lies in, `german`. */
const languageOf = (file: string | undefined) => /^packages\/text\/src\/([^/]+)\//.exec(file ?? '')?.[1];
/** The folder of a language that another package reaches into. */
const languageAsked = (specifier: string) => /^@credence\/text\/([^/]+)\//.exec(specifier)?.[1];
/** What the screens say, which only browsers load. */
const isOfScreens = (file: string) => /^packages\/text\/src\/[^/]+\/app(?:\.ts$|\/)/.test(file);

/** Who may know which words. */
export const textRules: readonly Rule[] = [
  {
    id: 'text-libraries',
    says: 'The words need no library.',
    of: shippedIn('text'),
    forbids: only(),
  },
  {
    id: 'text-platform',
    says: 'The words are the same everywhere: they use no global of the browser or of Node.',
    of: shippedIn('text'),
    globals: ['window', 'document', 'navigator', 'location', 'localStorage', 'fetch', 'process', 'Buffer', 'require'],
  },
  {
    id: 'text-kit',
    says: 'Of the kit the words know its labels, and only what the screens say does: the server writes mails without React.',
    of: shippedIn('text'),
    forbids: (found, module) =>
      sisterOf(found) === 'ui' &&
      !found.typeOnly &&
      !(
        isOfScreens(module.path) && found.names.every((name) => /^(?:[a-z]+(?:Study)?Labels|isQuestion|\*)$/.test(name))
      ),
  },
  {
    id: 'text-languages',
    says: 'Only the registry knows a language. English, whose shape the others have, is open to all.',
    of: (module) => module.shipped && module.path !== `${TEXT}/languages.ts`,
    forbids: (found, module) => {
      const other = languageAsked(found.specifier) ?? languageOf(found.target);
      return other !== undefined && other !== languageOf(module.path) && other !== 'english';
    },
  },
  {
    id: 'text-parts',
    says: 'The server takes nothing of what the screens say, the application nothing of mails, sites and exports.',
    of: (module) => shippedIn('server')(module) || shippedIn('app')(module),
    forbids: (found, module) =>
      (shippedIn('server')(module)
        ? /^@credence\/text\/\w+\/app/
        : /^@credence\/text\/\w+\/(?:mails|site|record)$/
      ).test(found.specifier) && !found.typeOnly,
  },
  {
    id: 'text-own-words',
    says: 'The words of another language are its own: of English it takes the types.',
    of: (module) => shippedIn('text')(module) && ![undefined, 'english'].includes(languageOf(module.path)),
    forbids: (found) => languageOf(found.target) === 'english' && !found.typeOnly,
  },
];
