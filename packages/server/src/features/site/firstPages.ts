import { isLanguage, type Language, standard } from '@credence/text';
import type { FastifyRequest } from 'fastify';

/** The markup of pages by language, as the application's build has drawn it. */
type Drawn = Readonly<Record<'frame' | 'login', Readonly<Record<Language, string>>>>;

/**
 * Puts what a reader sees before any script has run into the application's page, in the language and the colours that
 * they have chosen: the sign-in, or the frame around all other pages.
 * @param page index.html
 * @param json what was drawn for it
 */
export function createFirstPages(page: string, json: string): (request: FastifyRequest) => string {
  const drawn = JSON.parse(json) as Drawn;
  return ({ url, cookies }) => {
    // An address that cannot be read is answered before anything else of the request is.
    const { 'credence-language': chosen, 'credence-theme': theme } = (cookies as typeof cookies | undefined) ?? {};
    const language = isLanguage(chosen) ? chosen : standard;
    // With a query it says something else first, such as where the sign-in leads.
    const markup = drawn[/^\/login\/?$/.test(url) ? 'login' : 'frame'][language];
    const colours = theme === 'light' || theme === 'dark' ? ` data-credence-theme="${theme}"` : '';
    return page
      .replace('<html lang="en">', `<html lang="${language}"${colours}>`)
      .replace('<!--first-page-->', () => `<div id="first-page">${markup}</div>`);
  };
}
