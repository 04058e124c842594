import { expect, test } from 'vitest';
import { createPictureFinder } from './build.ts';

test('reads the names of an upload once, however many pictures its texts have', () => {
  let reads = 0;
  const files = Array.from({ length: 5_000 }, (_, index) => ({
    get name() {
      reads += 1;
      return `site/wp-content/uploads/2024/05/pic ${index}.jpg`;
    },
    read: async () => Buffer.alloc(0),
  }));
  const findPicture = createPictureFinder(files);
  const address = (name: string) => `https://old.example/wp-content/uploads/${name}`;
  expect(findPicture(address('2024/05/pic%207-300x200.jpg'), address(''))).toBe(files[7]);
  for (let index = 0; index < 1_000; index += 1)
    expect(findPicture(address(`2024/05/pic%20${index}.jpg`), address(''))).toBe(files[index]);
  expect(findPicture(address('2023/05/pic%207.jpg'), address(''))).toBeUndefined();
  expect(reads).toBe(5_000);
});
