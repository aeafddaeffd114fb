import { isLanguage, type Language, standard } from '@credence/text';
import type { FastifyRequest } from 'fastify';

type PageName = 'frame' | 'login' | 'home' | 'overview' | 'question';

/** The markup of pages by language, as the application's build has drawn it. */
type Drawn = Readonly<Partial<Record<PageName, Readonly<Partial<Record<Language, string>>>>>>;

/**
 * Puts what a reader sees before any script has run into the application's page, in the language and the colours that
 * they have chosen: the sign-in, and home, an overview and a question without what is said there, or the frame around all other pages.
 * @param page index.html
 * @param json what was drawn for it; undefined if nothing was, so that the page waits for its script
 */
export function createFirstPages(page: string, json: string | undefined): (request: FastifyRequest) => string {
  const drawn = json === undefined ? {} : (JSON.parse(json) as Drawn);
  return ({ url, cookies }) => {
    // An address that cannot be read is answered before anything else of the request is.
    const { 'credence-language': chosen, 'credence-theme': theme } = (cookies as typeof cookies | undefined) ?? {};
    const language = isLanguage(chosen) ? chosen : standard;
    const markup = drawn[nameOf(url)]?.[language];
    const colours = theme === 'light' || theme === 'dark' ? ` data-credence-theme="${theme}"` : '';
    return page
      .replace('<html lang="en">', `<html lang="${language}"${colours}>`)
      .replace('<!--first-page-->', () => (markup === undefined ? '' : `<div id="first-page">${markup}</div>`));
  };
}

function nameOf(url: string): PageName {
  // With a query it says something else first, such as where the sign-in leads.
  if (/^\/login\/?$/.test(url)) return 'login';
  if (/^\/(?:index\/?)?(?:\?|$)/.test(url)) return 'home';
  // With a query it shows another part of the list.
  if (/^\/network\/[^/?]+\/?$/.test(url)) return 'overview';
  return /^\/network(\/[^/?]+){2}\/[1-9]\d*\/?(\?|$)/.test(url) ? 'question' : 'frame';
}
