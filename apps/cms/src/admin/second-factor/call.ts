'use client';

/** What the staff side answered: the body, or the sentence that says why not. */
export type Answer<T> = { body: T } | { refused: string };

/** Posts to an address below `/api/users`. */
export async function call<T = object>(path: string, data: object = {}): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/users/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
    const body = (await response.json()) as T & { errors?: { message: string }[] };
    if (response.ok) return { body };
    return { refused: body.errors?.[0]?.message ?? 'This did not work. Please try again.' };
  } catch {
    return { refused: 'The staff side could not be reached. Please try again.' };
  }
}
