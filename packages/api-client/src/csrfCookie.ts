const NAME = 'csrftoken';

/** The value of the `csrftoken` cookie; undefined if it is missing or there is no document. */
export function csrfCookie(): string | undefined {
  return typeof document === 'undefined' ? undefined : csrfTokenIn(document.cookie);
}

/** The value of `csrftoken` in a cookie string such as `a=1; csrftoken=2`. */
export function csrfTokenIn(cookies: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, ...rest] = cookie.split('=');
    if (name?.trim() !== NAME) continue;

    return decoded(rest.join('=').trim()) || undefined;
  }

  return undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
