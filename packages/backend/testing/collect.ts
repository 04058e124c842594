/** Collects an async iterable in an array (`Array.fromAsync` is not in the types of ES2024). */
export async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
