/** From this many bars on, they are narrow. */
export const many = 12;
