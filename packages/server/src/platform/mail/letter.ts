import type { Letter } from '@credence/text';

/** A mail as passed to a mail server. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Formats the letter as plain text and as HTML without images: opening it loads nothing. */
export function writeMail(letter: Letter, to: string, site: { name: string; locale: string }): Mail {
  const { subject, paragraphs, action, note } = letter;
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), note, `-- \n${site.name}`];
  return { to, subject, text: `${text.join('\n\n')}\n`, html: writeHtml(letter, site) };
}

function writeHtml({ subject, paragraphs, action, note }: Letter, site: { name: string; locale: string }): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`;
  // Mail programs support neither style sheets nor variables; these are the colours of the light theme.
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0e4d64;color:#ffffff;text-decoration:none;font-weight:600">${escape(action.label)}</a></p>
${paragraph(action.url, 'font-size:13px;color:#6a665c;word-break:break-all')}`
    : '';
  return `<!doctype html>
<html lang="${escape(site.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#fbf9f4;color:#1d1c19;font:16px/1.5 'Source Sans 3',-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<h1 style="margin:0 0 16px;font:500 24px/1.25 Newsreader,Georgia,serif">${escape(subject)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${button}
<hr style="border:0;border-top:1px solid #e5e0d4;margin:24px 0 16px">
${paragraph(note, 'font-size:14px;color:#6a665c')}
${paragraph(site.name, 'font-size:14px;color:#6a665c')}
</div>
</body>
</html>
`;
}
