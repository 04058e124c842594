/** What a face looks like besides its shape. */
export interface Features {
  skin: string;
  /** Colour of brows and lashes. */
  brow: string;
  /** Weight of the brows; 1 is the middle. */
  browWeight: number;
  /** Fuller lips and lashes. */
  woman: boolean;
  lips: string;
  smile: number;
  glasses?: 'round' | 'square';
  bindi?: string;
  /** Lines of age beside mouth and eyes. */
  lines?: boolean;
}
