/** A place in a picture. */
export interface Point {
  x: number;
  y: number;
}
