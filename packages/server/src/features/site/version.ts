/** The version of the product; its packages are released together. */
export const version = '0.1.0';
