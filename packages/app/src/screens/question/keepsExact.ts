import type { Question, Site } from '@credence/api-client';

/**
 * Whether the server keeps more than sliders: exact shares, what was touched, and questions set aside. It says so with
 * its site's settings, or by what it has kept. Another one would drop them, and so they are not offered.
 */
export const keepsExact = ({ exact, touched, standing }: Question, site: Site | undefined): boolean =>
  [site?.certaintyCases, exact, touched, standing].some((known) => known !== undefined);
