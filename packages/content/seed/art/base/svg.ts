import type { Point } from './geometry.ts';

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Path data of a line through points. */
export function pathOf(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');
  return `M${steps}${closed ? 'Z' : ''}`;
}

/** A filled shape. `seal` gives it a hairline of its own colour, so that neighbours leave no gap. */
export function shape(points: readonly Point[], fill: string, seal = 0, opacity = 1): string {
  const edge = seal > 0 ? ` stroke="${fill}" stroke-width="${seal}" stroke-linejoin="round"` : '';
  const veil = opacity < 1 ? ` opacity="${number(opacity)}"` : '';
  return `<path d="${pathOf(points)}" fill="${fill}"${edge}${veil}/>`;
}

/** An open line of even breadth. */
export function line(points: readonly Point[], colour: string, width: number, opacity = 1): string {
  const veil = opacity < 1 ? ` stroke-opacity="${number(opacity)}"` : '';
  return `<path d="${pathOf(points, false)}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
}

/** A filled circle. */
export function disc(centre: Point, radius: number, fill: string, opacity = 1): string {
  const veil = opacity < 1 ? ` opacity="${number(opacity)}"` : '';
  return `<circle cx="${number(centre[0])}" cy="${number(centre[1])}" r="${number(radius)}" fill="${fill}"${veil}/>`;
}

/** A filled upright rectangle. */
export function block(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}"/>`;
}

/** Things moved, turned or clipped together. */
export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** A whole drawing. */
export function drawing(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
