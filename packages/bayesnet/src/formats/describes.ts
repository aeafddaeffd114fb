/** Words with which people name what they wrote for people, in a property's name or as a part of it. */
const naming =
  /^(?:summary|desc|description|comment|documentation|note|explanation|meaning|definition|remark|question|help|info|beschreibung|erklärung|erläuterung|kommentar|bemerkung|anmerkung|hinweis|notiz|bedeutung|frage)s?$/i;
/** What programs keep under such a name, or what says where something comes from instead of what it is. */
const configuring = /^(?:dsl_|software$|author|source|reference|version|date|url)/i;

/** Whether a property of this name was written for people to read. All others configure programs. */
export function describes(property: string): boolean {
  const name = property.trim();
  const words = name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').split(/[\s_.-]+/);
  return !configuring.test(name) && words.some((word) => naming.test(word));
}

/** Whether a property reads as a sentence, whatever its name: it explains a node that nothing else does. */
export function readsAsSentence(property: string, text: string): boolean {
  // At least four words, one after another. No pattern for all of it: that would try a long word at each of its letters.
  const words = text.trim().split(/\s+/, 4);
  return (
    !configuring.test(property.trim()) && words.length === 4 && words.slice(0, 3).every((word) => letters.test(word))
  );
}

const letters = /\p{L}{2}/u;
