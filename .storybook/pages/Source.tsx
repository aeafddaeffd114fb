/** The text of a file that a test builds or runs, with its name. */
export function Source({ file, text }: { file: string; text: string }) {
  return (
    <>
      <h3>
        <code>{file}</code>
      </h3>
      <pre>
        <code>{text}</code>
      </pre>
    </>
  );
}
