export { BackLink, type BackLinkProps } from './BackLink.js';
export { QuestionLayout, type QuestionLayoutProps, type QuestionProgress } from './QuestionLayout.js';
