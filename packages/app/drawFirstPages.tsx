import { type Language, tags } from '@credence/text';
import { PageStyles } from '@credence/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { paths } from './src/ground/paths.js';
import { showLanguage } from './src/ground/text/language.js';
import { LanguageProvider } from './src/ground/text/LanguageProvider.js';
import { FirstHome } from './src/screens/home/FirstHome.js';
import { Component as LoginPage } from './src/screens/login/login.route.js';
import { FirstOverview } from './src/screens/network-overview/FirstOverview.js';
import { FirstQuestion } from './src/screens/question/FirstQuestion.js';
import { LoadingScreen } from './src/shell/layout/LoadingScreen.js';
import { Shell } from './src/start/Shell.js';

/** The markup of pages by name and language, and styles of all of them. */
export interface FirstPages {
  readonly pages: Readonly<
    Record<'frame' | 'login' | 'home' | 'overview' | 'question', Partial<Record<Language, string>>>
  >;
  readonly css: string;
}

/** What elements of these pages say of their own style: the page's policy allows that to scripts and style sheets only. */
const drawnStyles: string[] = [];

/** What the server sends before any script has run: the sign-in, home, an overview, a question, and the frame around all others. */
export const firstPages: FirstPages = await drawPages();

async function drawPages(): Promise<FirstPages> {
  const pages: FirstPages['pages'] = { frame: {}, login: {}, home: {}, overview: {}, question: {} };
  for (const language of tags) {
    await showLanguage(language);
    pages.frame[language] = draw('/', <LoadingScreen />);
    pages.login[language] = draw(paths.login.href(), <LoginPage />);
    // A file or a name that is entered before the application is there would be lost with the field.
    pages.home[language] = draw(paths.home.href(), <FirstHome />)
      .replace(/<input\b[^>]*type="file"[^>]*>/g, '')
      .replaceAll('<input ', '<input readonly="" ');
    pages.overview[language] = draw('/', <FirstOverview />);
    // Its dock comes with the application: until then nothing could be pressed in it.
    pages.question[language] = draw('/', <FirstQuestion />).replace(
      /<div data-slot="dock".*(?=<\/div><\/template>)/s,
      '',
    );
  }
  return { pages, css: drawnStyles.join('') };
}

function draw(path: string, screen: ReactNode): string {
  const routes = [{ path: '*', element: <Shell site={undefined}>{screen}</Shell> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const page = (
    <LanguageProvider>
      <PageStyles />
      <RouterProvider router={router} />
    </LanguageProvider>
  );
  const html = renderToString(page);
  router.dispose();
  // The page's title is the product's name until its script is there.
  const body = html.replace(/^<title>.*?<\/title>/, '');
  const styled = body.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const rule = (index: number) => `#first-page [data-style="${index}"]{${style}}`;
    const known = drawnStyles.findIndex((each, index) => each === rule(index));
    const index = known === -1 ? drawnStyles.push(rule(drawnStyles.length)) - 1 : known;
    return ` data-style="${index}"`;
  });
  // Where no script runs, a button that submits would load the page anew without what was typed. A form with two fields
  // and no such button is not submitted by a key either.
  return styled.replaceAll('type="submit"', 'type="button" data-submits=""');
}
