// As in production, styled-components inserts each rule into the sheet. As text, which is its way in development, every
// new rule makes the browser parse the whole sheet again.
(globalThis as { SC_DISABLE_SPEEDY?: boolean }).SC_DISABLE_SPEEDY = false;
