type Guard = (value: unknown) => boolean;

/** What a value has to be: of a type, what a guard accepts, a list of such values, or an object with such keys. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | Guard
  | readonly [Shape]
  | { readonly [key: string]: Shape | undefined };

/** The shapes that fit a `T`; a key that `T` does not have is a type error. */
export type ShapeOf<T> =
  | Guard
  | (T extends null
      ? never
      : T extends string
        ? 'string'
        : T extends number
          ? 'number'
          : T extends boolean
            ? 'boolean'
            : T extends readonly (infer Item)[]
              ? readonly [ShapeOf<Item>]
              : { readonly [K in keyof T]?: ShapeOf<T[K]> });

/** Returns whether a value has a shape; keys that the shape does not name may be anything. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape;
  if (typeof shape === 'function') return shape(value);
  if (isList(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  return (
    isRecord(value) &&
    Object.entries(shape).every(([key, part]) => part === undefined || hasShape(value[key], part))
  );
}

/** The shape of a value that may be null as well. */
export function nullable(shape: Shape): Guard {
  return (value) => value === null || hasShape(value, shape);
}

/** Returns whether a value is an object and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(shape: Exclude<Shape, string | Guard>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
