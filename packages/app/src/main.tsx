import '@credence/ui/fonts.css';
import './fallbackFonts.css';
import { CredenceProvider, PageStyles } from '@credence/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { api } from './api.js';
import { applyTheme, chosenTheme } from './layout/theme.js';
import { createAppRouter } from './router.js';
import { session } from './session/index.js';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
// Where the libraries below the kit look for it before they add a style element.
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

applyTheme(chosenTheme());
// Sets the CSRF cookie before the first call that needs it. A failure shows at that call, which asks again by itself.
void api.GET('/get-csrf-token/').catch(() => undefined);
void session.start();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CredenceProvider {...(nonce ? { nonce } : {})}>
      <PageStyles />
      <RouterProvider router={createAppRouter()} />
    </CredenceProvider>
  </StrictMode>,
);
