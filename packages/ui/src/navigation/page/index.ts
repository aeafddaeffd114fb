export { Footer, FooterLink, type FooterLinkProps, type FooterProps } from './Footer.js';
export { Frame, type FrameProps } from './Frame.js';
export { Page, type PageProps } from './Page.js';
export { PageHead, type PageHeadProps } from './PageHead.js';
export { SkipLink, type SkipLinkProps } from './SkipLink.js';
