import '@credence/ui/fonts.css';
import './embed.css';

// Fetched apart, so that the application's first page does not wait for them.
const [{ showQuestion }] = await Promise.all([import('./showQuestion.js'), import('@credence/elements')]);

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
showQuestion(window, nonce);
