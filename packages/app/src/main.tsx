import '@credence/ui/fonts.css';
import './ground/fallbackFonts.css';
import './start/firstPages.css';
import { PageStyles } from '@credence/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { api } from './ground/api.js';
import { findLostSheets } from './ground/loading/lostSheets.js';
import { applyTheme, chosenTheme } from './shell/layout/theme.js';
import { createAppRouter } from './router.js';
import { session } from './ground/session/index.js';
import { chosenLanguage, showLanguage } from './ground/text/language.js';
import { LanguageProvider } from './ground/text/LanguageProvider.js';
import './ground/trustedScript.js';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
// Libraries below the kit read the nonce from here before they add a style element.
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

findLostSheets();
applyTheme(chosenTheme());
// Sets the CSRF cookie before the first call that needs it. If this fails, that call is refused and asks for it again.
void api.GET('/get-csrf-token/').catch(() => undefined);
void session.start();
// Before the first paint, so that no text appears in one language and then changes to another. Not with `await`: what a
// language loads shares this file, which would wait for it.
void showLanguage(chosenLanguage()).then(() => setTimeout(openPage));

/** In tasks of their own: a slow device goes on scrolling and reading keys meanwhile. */
function openPage() {
  const router = createAppRouter();
  const root = createRoot(document.getElementById('root')!);
  const page = (
    <StrictMode>
      <LanguageProvider {...(nonce ? { nonce } : {})}>
        <PageStyles />
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>
  );
  // By the next task the router knows every page that needs no answer of the server, such as the sign-in: it is drawn
  // at once, without a sign of loading before it.
  // Not in slices: what the router came to know between two of them, the page would never hear.
  setTimeout(() => root.render(page));
}
