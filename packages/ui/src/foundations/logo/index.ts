export { Logo, type LogoProps } from './Logo.js';
export { LogoMark, type LogoMarkProps } from './LogoMark.js';
