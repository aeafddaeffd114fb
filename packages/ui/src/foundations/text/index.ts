export { Heading, type HeadingProps } from './Heading.js';
export { Text, type TextProps } from './Text.js';
export { TextLink, type TextLinkProps } from './TextLink.js';
