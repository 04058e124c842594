type Guard = (value: unknown) => boolean;

/** A type name, a guard, a list of one shape, or an object of shapes by key. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | Guard
  | readonly [Shape]
  | { readonly [key: string]: Shape | undefined };

/** The shapes of a `T`; a key that `T` does not have is a type error. */
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

/** Checks whether a value has a shape; other keys are ignored. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape;
  if (typeof shape === 'function') return shape(value);
  if (isList(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  return (
    isRecord(value) &&
    Object.entries(shape).every(([key, part]) => part === undefined || hasShape(value[key], part))
  );
}

/** Creates the shape of a value that may be null. */
export function nullable(shape: Shape): Guard {
  return (value) => value === null || hasShape(value, shape);
}

/** Checks whether a value is an object, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(shape: Exclude<Shape, string | Guard>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
