import '@credence/elements';
import '@credence/ui/fonts.css';
import './embed.css';
import { showQuestion } from './showQuestion.js';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
showQuestion(window, nonce);
