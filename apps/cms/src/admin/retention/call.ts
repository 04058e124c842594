/** Posts JSON to one of our own endpoints; answers with its data, or with what went wrong in words. */
export async function call<T>(address: string, body: string): Promise<{ data?: T; problem?: string }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer = (await response.json()) as T & { errors?: { message: string }[] };
    if (response.ok) return { data: answer };
    return { problem: answer.errors?.[0]?.message ?? 'That did not work. Try it once more.' };
  } catch {
    return { problem: 'The staff side cannot be reached. Check your connection and try once more.' };
  }
}
