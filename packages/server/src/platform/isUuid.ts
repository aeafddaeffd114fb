const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text can be the id of a person; the database refuses to compare ids with anything else. */
export const isUuid = (text: string) => uuid.test(text);
