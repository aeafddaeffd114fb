/**
 * The body of `POST /network/upload`: a form with the file in the field `xmlFile`.
 *
 * ```ts
 * await api.POST('/network/upload', uploadBody(file));
 * ```
 */
export function uploadBody(file: File): { body: { xmlFile: string }; bodySerializer: () => FormData } {
  return {
    // The contract types a file as a string; the form below is what is actually sent.
    body: { xmlFile: file.name },
    bodySerializer: () => {
      const form = new FormData();
      form.append('xmlFile', file, file.name);
      return form;
    },
  };
}
