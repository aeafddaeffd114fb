/** Text with `code` between backticks. */
export function Marked({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
